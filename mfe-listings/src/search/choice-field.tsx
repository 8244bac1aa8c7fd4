import { useHost } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { NativeSelect } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';
import classes from './fields.module.css';

export interface Choice {
	value: string;
	name: string;
	/** Properties that it would find; absent where nobody counts */
	count?: number | undefined;
}

interface Props {
	name: string;
	label: string;
	/** What stands there while nothing is chosen */
	none: string;
	choices: readonly Choice[];
	chosen: string | undefined;
	className?: string | undefined;
}

const LOOKS = { label: classes.legend } as const;

/** One of a few choices, each with how many properties it would find: the browser's own list. */
export function ChoiceField({ name, label, none, choices, chosen, className }: Props) {
	const { language } = useHost();
	const id = useId();
	const options = choices.map(({ value, name: shown, count }) => ({
		value,
		label: count === undefined ? shown : `${shown} (${formatNumber(count, language)})`,
	}));
	// What is chosen stays to be seen although nothing has it just now.
	const isThere = !chosen || choices.some(({ value }) => value === chosen);
	return (
		<NativeSelect
			className={className}
			classNames={LOOKS}
			id={`${id}-${name}`}
			name={name}
			label={label}
			defaultValue={chosen ?? ''}
			data={[{ value: '', label: none }, ...options, ...(isThere ? [] : [{ value: chosen, label: chosen }])]}
		/>
	);
}
