import { Icon } from '../icons/icon.tsx';
import { IconAlertCircle } from '../icons/icons.ts';
import { type Text, useText } from '../text.ts';
import classes from './field-message.module.css';

/** What is wrong with a field, in the reader's words: the field's own message for the code, else the code's. */
export function fieldErrorText(text: Text, field: string, code: string): string {
	return text([`ui.errors.${field}.${code}`, `ui.errors.${code}`, 'ui.errors.invalid']);
}

export interface FieldMessageProps {
	/** The field names it by `aria-describedby` */
	id: string;
	/** Name of the field, such as `email` */
	field: string;
	/** One of FIELD_ERROR_CODES; nothing is drawn without one */
	code: string | undefined;
}

/** What is wrong with a field, under it. */
export function FieldMessage({ id, field, code }: FieldMessageProps) {
	const text = useText();
	if (!code) return null;
	return (
		<p id={id} className={classes.message}>
			<Icon of={IconAlertCircle} size={18} />
			{fieldErrorText(text, field, code)}
		</p>
	);
}
