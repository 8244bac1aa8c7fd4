import { fieldClasses } from '@estate/shared-ui';
import { useId } from 'react';
import classes from './costs-section.module.css';

interface Props {
	label: string;
	value: string;
	/** What is wrong with the value */
	error: string | undefined;
	onChange(value: string): void;
}

/** A number as people write it, with its label above and what is wrong below. */
export function NumberField({ label, value, error, onChange }: Props) {
	const id = useId();
	const errorId = `${id}-error`;
	return (
		<div>
			<label className={fieldClasses.label} htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				className={fieldClasses.input}
				inputMode="decimal"
				autoComplete="off"
				value={value}
				maxLength={14}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={error === undefined ? undefined : errorId}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
			{error !== undefined && (
				<p id={errorId} className={classes.error}>
					{error}
				</p>
			)}
		</div>
	);
}
