// The dialog, loaded for a visitor who has not chosen yet, or who wants to choose again.
import { readConsent } from '@estate/shared-contract';
import { CONSENT_CHANGED, PAGE_SHOWN } from '../../../frame/page-events.ts';
import type { DialogFiles } from '../../../page/site/consent-files.ts';
import { loadStyle } from '../../load-style.ts';
import { isPreview } from '../current-consent.ts';
import { forgetChoice, storeChoice } from '../storage/store-choice.ts';
import { loadTexts } from './dialog-texts.ts';
import { consentDialog } from './dialog-view.ts';
import { keepRoom } from './keep-room.ts';

export interface HowToOpen {
	/** Forgets what was chosen before */
	forget?: boolean;
	/** What the visitor opened the dialog with; it gets the focus back */
	opener?: HTMLElement;
}

const shown = () => document.querySelector<HTMLDialogElement>('dialog#consent');

/** Shows the dialog beside the page, which stays readable and usable. Asks again only who has not chosen, or wants to. */
export async function openDialog(
	{ style, texts: address, policy }: DialogFiles,
	how: HowToOpen,
): Promise<void> {
	const { forget, opener } = how;
	if (forget) forgetChoice();
	const [texts] = await Promise.all([loadTexts(address), loadStyle(style)]);
	const { isSet, flags } = readConsent(document.cookie);
	if (!opener && (isSet || isPreview())) return;
	if (shown()) {
		if (opener) focusTitle();
		return;
	}

	const dialog = consentDialog({
		texts,
		flags,
		policy,
		isChange: isSet,
		onChoice(chosen) {
			close();
			storeChoice(chosen);
		},
	});
	const listening = new AbortController();
	const { signal } = listening;

	function close(): void {
		const hadFocus = dialog.contains(document.activeElement);
		listening.abort();
		dialog.remove();
		if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
	}

	dialog.addEventListener('keydown', ({ key }) => {
		if (key === 'Escape' && isSet) close();
	});
	// Chosen in the meantime, or a preview by now.
	const look = () => (isPreview() || (!isSet && readConsent(document.cookie).isSet)) && close();
	addEventListener(PAGE_SHOWN, look, { signal });
	addEventListener(CONSENT_CHANGED, look, { signal });
	document.addEventListener('visibilitychange', look, { signal });

	// After the skip link: the second thing that the keyboard meets. `open` by hand, because `show()` takes the focus.
	document.querySelector('body > a')?.after(dialog);
	dialog.open = true;
	keepRoom(dialog, signal);
	if (opener) focusTitle();
	else announce(texts.title);
}

function focusTitle(): void {
	document.getElementById('consent-title')?.focus({ preventScroll: true });
}

function announce(text: string): void {
	const announcer = document.getElementById('announcer');
	if (announcer) announcer.textContent = text;
}

export type DialogModule = { openDialog: typeof openDialog };
