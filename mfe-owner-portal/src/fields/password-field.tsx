import { useText } from '@estate/remote-kit';
import { fieldErrorText } from '@estate/shared-ui';
import { PasswordInput } from '@estate/shared-ui/mantine';
import { useEffect, useId, useState } from 'react';

export interface PasswordFieldProps {
	name: string;
	label: string;
	autoComplete: 'current-password' | 'new-password';
	hint?: string | undefined;
	/** What is wrong with it: a code of the dictionaries */
	code?: string | undefined;
	/** Characters that a new one has at least; password managers read it */
	shortest?: number;
}

/** A password that can be pasted, filled in by a password manager, and shown once there is a script that can do so. */
export function PasswordField({ name, hint, code, shortest, ...input }: PasswordFieldProps) {
	const text = useText();
	const id = useId();
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	return (
		<PasswordInput
			{...input}
			id={id}
			name={name}
			description={hint}
			error={code && fieldErrorText(text, name, code)}
			aria-invalid={code ? true : undefined}
			autoCapitalize="none"
			spellCheck={false}
			minLength={shortest}
			required
			withAsterisk={false}
			visibilityToggleFocusable
			visibilityToggleButtonProps={{
				hidden: !isAlive,
				'aria-label': text('login.show'),
				'aria-controls': id,
				// One of several on the page: which it is
				'aria-describedby': `${id}-label`,
			}}
		/>
	);
}
