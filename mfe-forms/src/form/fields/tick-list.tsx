import { fieldId } from '../field-id.ts';
import type { FieldOption } from '../form-slot-data.ts';
import classes from './choice.module.css';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, several } from './field-props.ts';
import { OptionTick } from './option-tick.tsx';

/** Several of a few values. */
export function TickList({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
	const { form, field, value, code } = props;
	const id = fieldId(form, field.name);
	return (
		<FieldGroup {...props}>
			<div className={classes.options}>
				{options.map((option, index) => (
					<OptionTick
						key={option.value}
						id={index === 0 ? id : `${id}-${index}`}
						name={field.name}
						option={option}
						isTicked={several(value).includes(option.value)}
						isWrong={code !== undefined}
					/>
				))}
			</div>
		</FieldGroup>
	);
}
