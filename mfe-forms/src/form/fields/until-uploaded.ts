import type { Transfer } from './use-upload.ts';

/** Attribute that says how far a file of the form is. */
export const TRANSFER = 'data-transfer';

const has = (form: HTMLFormElement, state: Transfer['state']) =>
	form.querySelector(`[${TRANSFER}="${state}"]`) !== null;

/**
 * Waits for files of the form that are on their way, since what is sent before them goes without them. False: one of them
 * was refused meanwhile, and who fills the form in decides.
 */
export async function untilUploaded(form: HTMLFormElement): Promise<boolean> {
	if (!has(form, 'running')) return true;
	await new Promise<void>((resolve) => {
		const observer = new MutationObserver(() => {
			if (has(form, 'running')) return;
			observer.disconnect();
			resolve();
		});
		observer.observe(form, { subtree: true, childList: true, attributeFilter: [TRANSFER] });
	});
	return !has(form, 'refused');
}
