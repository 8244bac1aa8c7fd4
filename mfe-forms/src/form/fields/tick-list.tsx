import type { FieldOption } from '../form-slot-data.ts';
import classes from './choice.module.css';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { OptionTicks } from './option-tick.tsx';

/** Several of a few values. */
export function TickList({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
	return (
		<FieldGroup {...props}>
			<div className={classes.options}>
				<OptionTicks field={props} options={options} />
			</div>
		</FieldGroup>
	);
}
