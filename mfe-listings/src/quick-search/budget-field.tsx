import { useHost } from '@estate/remote-kit';
import type { PriceRange } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { boundAsText, commitMax, digitsOf, takesKey } from '../search/price-input.ts';
import classes from './quick-search.module.css';

interface Props {
	range: PriceRange;
	label: string;
	onCommit(): void;
}

/** The most that a visitor wants to spend. Empty means the whole range, which its placeholder shows with a plus sign. */
export function BudgetField({ range, label, onCommit }: Props) {
	const { language } = useHost();
	function commit(input: HTMLInputElement) {
		input.value = boundAsText(commitMax(input.value, range.min, range), range.max);
		onCommit();
	}
	return (
		<label className={classes.field}>
			<span className={classes.label}>{label}</span>
			<input
				type="text"
				inputMode="numeric"
				autoComplete="off"
				maxLength={9}
				name="price-max"
				className={classes.control}
				placeholder={`${formatPrice(range.max, language)}+`}
				onBlur={({ currentTarget }) => commit(currentTarget)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') commit(event.currentTarget);
					else if (!takesKey(event)) event.preventDefault();
				}}
				onInput={({ currentTarget: input }) => {
					const digits = digitsOf(input.value);
					if (digits !== input.value) input.value = digits;
				}}
			/>
		</label>
	);
}
