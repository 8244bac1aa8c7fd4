import { TICKED } from '@estate/shared-contract';
import { FieldMessage } from '@estate/shared-ui';
import { fieldId } from '../field-id.ts';
import { FieldHint, FieldLabel, hasHint } from './field-label.tsx';
import { describedBy, type FieldProps, messageId } from './field-props.ts';
import classes from './tick-field.module.css';

/** Yes, or left as it is. */
export function TickField(props: FieldProps) {
	const { form, field, value, code } = props;
	const id = fieldId(form, field.name);
	return (
		<>
			<label className={classes.tick} htmlFor={id}>
				<input
					type="checkbox"
					id={id}
					name={field.name}
					value={TICKED}
					defaultChecked={value === TICKED}
					required={field.required}
					aria-invalid={code ? true : undefined}
					aria-describedby={describedBy(props, hasHint(props))}
				/>
				<span>
					<FieldLabel form={form} field={field} />
				</span>
			</label>
			<div className={classes.below}>
				<FieldHint form={form} field={field} />
				<FieldMessage id={messageId(form, field)} field={field.name} code={code} />
			</div>
		</>
	);
}
