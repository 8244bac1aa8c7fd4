import { Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { texts } from '../texts.ts';

/** Enter sends, as in a field of one line; Shift and Enter begin a new one. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}

/** The reason, which every change of a channel has. It is what a dialog asks first. */
export function WhyField({ value, onChange }: { value: string; onChange: (why: string) => void }) {
	return (
		<Textarea
			label={texts.action.why}
			description={texts.action.whyHint}
			required
			autosize
			minRows={2}
			maxLength={500}
			autoFocus
			data-autofocus
			value={value}
			onKeyDown={sendOnEnter}
			onChange={({ currentTarget }) => {
				currentTarget.setCustomValidity(currentTarget.value.trim() ? '' : texts.action.whyMissing);
				onChange(currentTarget.value);
			}}
		/>
	);
}
