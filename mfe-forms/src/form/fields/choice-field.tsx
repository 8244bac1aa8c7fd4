import { useText } from '@estate/remote-kit';
import { Radio } from '@estate/shared-ui/mantine';
import { fieldId } from '../field-id.ts';
import classes from './choice.module.css';
import { FieldGroup } from './field-group.tsx';
import { type FieldProps, single } from './field-props.ts';
import { optionLabel } from './field-texts.tsx';
import { OPTION_CLASSES } from './option-classes.ts';

/** One of a few values, side by side. */
export function ChoiceField(props: FieldProps) {
	const { form, field, value, code } = props;
	const text = useText();
	const id = fieldId(form, field.name);
	return (
		<FieldGroup {...props}>
			<div className={classes.options}>
				{field.options?.map((option, index) => (
					<Radio
						key={option}
						classNames={OPTION_CLASSES}
						// The summary of errors leads to the first.
						id={index === 0 ? id : `${id}-${option}`}
						name={field.name}
						value={option}
						label={optionLabel(text, { form, field }, option)}
						defaultChecked={single(value) === option}
						required={field.required}
						error={code !== undefined}
					/>
				))}
			</div>
		</FieldGroup>
	);
}
