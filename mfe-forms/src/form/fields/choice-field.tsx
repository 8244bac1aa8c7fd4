import { useText } from '@estate/remote-kit';
import { FieldMessage } from '@estate/shared-ui';
import { fieldId } from '../field-id.ts';
import classes from './choice.module.css';
import { FieldHint, FieldLabel, hasHint, optionLabel } from './field-label.tsx';
import { describedBy, type FieldProps, messageId, single } from './field-props.ts';

/** One of a few values, side by side. */
export function ChoiceField(props: FieldProps) {
	const { form, field, value, code } = props;
	const text = useText();
	const id = fieldId(form, field.name);
	return (
		<fieldset aria-describedby={describedBy(props, hasHint(props))}>
			<legend className={classes.legend}>
				<FieldLabel form={form} field={field} />
			</legend>
			<FieldHint form={form} field={field} />
			<div className={classes.options}>
				{field.options?.map((option, index) => (
					<label key={option} className={classes.option}>
						<input
							type="radio"
							// The summary of errors leads to the first.
							id={index === 0 ? id : `${id}-${option}`}
							name={field.name}
							value={option}
							defaultChecked={single(value) === option}
							required={field.required}
						/>
						<span>{optionLabel(text, { form, field }, option)}</span>
					</label>
				))}
			</div>
			<FieldMessage id={messageId(form, field)} field={field.name} code={code} />
		</fieldset>
	);
}
