import { TextInput } from '@estate/shared-ui/mantine/controls';
import { useId } from 'react';

interface Props {
	label: string;
	value: string;
	/** What is wrong with the value */
	error: string | undefined;
	onChange(value: string): void;
	/** The field was left */
	onLeave?(): void;
}

/** A number as people write it, with its label above and what is wrong below. */
export function NumberField({ label, value, error, onChange, onLeave }: Props) {
	return (
		<TextInput
			id={useId()}
			label={label}
			inputMode="decimal"
			autoComplete="off"
			value={value}
			maxLength={14}
			error={error}
			onChange={(event) => onChange(event.currentTarget.value)}
			onBlur={onLeave}
		/>
	);
}
