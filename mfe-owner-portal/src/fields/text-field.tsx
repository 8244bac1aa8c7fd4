import { useText } from '@estate/remote-kit';
import { fieldErrorText } from '@estate/shared-ui';
import { TextInput } from '@estate/shared-ui/mantine';
import { type ComponentProps, useId } from 'react';

export interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'id' | 'error'> {
	name: string;
	/** What is wrong with it: a code of the dictionaries */
	code?: string | undefined;
	/** Id of a message elsewhere on the page that is about it */
	describedBy?: string | undefined;
}

/** A field with what is wrong with it. Every field of the portal is asked for, so none is marked. */
export function TextField({ code, describedBy, ...input }: TextFieldProps) {
	const text = useText();
	return (
		<TextInput
			{...input}
			id={useId()}
			withAsterisk={false}
			error={code && fieldErrorText(text, input.name, code)}
			attributes={describedBy ? { input: { 'aria-describedby': describedBy } } : {}}
		/>
	);
}
