import { useText } from '@estate/remote-kit';
import { PasswordInput } from '@estate/shared-ui/mantine';
import type { FieldProps } from './field-props.ts';
import { useFieldTexts } from './field-texts.tsx';

/** A password; with JavaScript it can be shown. It is never written back into a page. */
export function PasswordField(props: FieldProps) {
	const { field, code, isAlive } = props;
	const text = useText();
	return (
		<PasswordInput
			{...useFieldTexts(props)}
			name={field.name}
			autoComplete={field.autoComplete}
			aria-invalid={code ? true : undefined}
			visibilityToggleFocusable
			// Before the script is there it would do nothing.
			visibilityToggleButtonProps={{ 'aria-label': text('form.password.show'), hidden: !isAlive }}
		/>
	);
}
