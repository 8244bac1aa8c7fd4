import { useHost } from '@estate/remote-kit';
import type { PriceRange } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { TextInput } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';
import { boundAsText, commitMax, isNoPrice, LONGEST_PRICE, takesKey } from '../search/price-input.ts';
import { CONTROL_CLASSES } from './control-classes.ts';

interface Props {
	range: PriceRange;
	label: string;
	onCommit(): void;
}

/** The most that a visitor wants to spend. Empty means the whole range, which its placeholder shows with a plus sign. */
export function BudgetField({ range, label, onCommit }: Props) {
	const { language } = useHost();
	/** What is no price stays as it was typed. */
	function commit(input: HTMLInputElement) {
		if (!isNoPrice(input.value))
			input.value = boundAsText(commitMax(input.value, range.min, range), range.max, language);
		onCommit();
	}
	return (
		<TextInput
			variant="unstyled"
			classNames={CONTROL_CLASSES}
			id={useId()}
			label={label}
			inputMode="numeric"
			autoComplete="off"
			maxLength={LONGEST_PRICE}
			name="price-max"
			placeholder={`${formatPrice(range.max, language)}+`}
			onBlur={({ currentTarget }) => commit(currentTarget)}
			onKeyDown={(event) => {
				if (event.key === 'Enter') commit(event.currentTarget);
				else if (!takesKey(event)) event.preventDefault();
			}}
		/>
	);
}
