import { useText } from '@estate/remote-kit';
import { type RefObject, useEffect, useState } from 'react';
import { loadSubmission } from '../browser/load-submission.ts';
import classes from './email-hint.module.css';

/** Milliseconds after the field is left: a line that comes at once would push the button away that is being pressed. */
const SETTLED_MS = 300;

interface EmailHintProps {
	input: RefObject<HTMLInputElement | null>;
	/** The address, as typed now */
	typed: string;
}

/** Below an address whose domain looks like a slip: the one that was meant, to put in. It keeps nobody from sending. */
export function EmailHint({ input, typed }: EmailHintProps) {
	const text = useText();
	const [hint, setHint] = useState<{ of: string; meant: string | undefined }>();

	useEffect(() => {
		const field = input.current;
		let timer: ReturnType<typeof setTimeout>;
		async function look(of: string) {
			const { suggestEmail } = await loadSubmission();
			setHint({ of, meant: suggestEmail(of) });
		}
		const onBlur = () => {
			clearTimeout(timer);
			timer = setTimeout(() => void look(field?.value ?? '').catch(() => {}), SETTLED_MS);
		};
		field?.addEventListener('blur', onBlur);
		return () => {
			clearTimeout(timer);
			field?.removeEventListener('blur', onBlur);
		};
	}, [input]);

	const meant = hint?.of === typed ? hint.meant : undefined;

	function putIn() {
		const field = input.current;
		if (!field || !meant) return;
		field.value = meant;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		// The button goes, and would take the focus along.
		field.focus();
	}

	return (
		<div role="status">
			{meant && (
				<button type="button" className={classes.hint} onClick={putIn}>
					{text('form.didYouMean', { address: meant })}
				</button>
			)}
		</div>
	);
}
