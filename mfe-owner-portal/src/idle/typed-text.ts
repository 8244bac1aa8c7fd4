import { TYPED_KEY } from './typed-key.ts';

const LONGEST_KEPT_MS = 60 * 60_000;
const CONTROLS =
	'main textarea, main input:is([type="text"], [type="email"], [type="date"], [type="datetime-local"])';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Kept {
	/** Who typed it: who logs in next in this tab may be somebody else */
	account: number;
	pathname: string;
	at: number;
	/** Which of the controls of this name, and what was typed */
	typed: [name: string, number: number, value: string][];
}

/** Controls of the page with their names, each with its number among those of its name. */
function numbered(): [name: string, number: number, control: Control][] {
	const counts = new Map<string, number>();
	return [...document.querySelectorAll<Control>(CONTROLS)].map((control) => {
		const number = counts.get(control.name) ?? 0;
		counts.set(control.name, number + 1);
		return [control.name, number, control];
	});
}

/** Keeps what was typed and not sent, in this tab alone, when the page is left because its session ended. Never passwords. */
export function keepTyped(account: number): void {
	const typed = numbered().flatMap(([name, number, control]): Kept['typed'] =>
		control.value === control.defaultValue ? [] : [[name, number, control.value]],
	);
	if (typed.length === 0) return;
	const kept: Kept = { account, pathname: location.pathname, at: Date.now(), typed };
	try {
		sessionStorage.setItem(TYPED_KEY, JSON.stringify(kept));
	} catch {
		// No storage: what was typed goes with the page.
	}
}

/** What was kept of this page; what somebody else typed is taken away, wherever it was. */
function takeKept(account: number): Kept | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null') as Kept | null;
		const isOwn = kept?.account === account;
		if (isOwn && kept.pathname !== location.pathname) return undefined;
		sessionStorage.removeItem(TYPED_KEY);
		return isOwn && Date.now() - kept.at < LONGEST_KEPT_MS ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** Gives back what `keepTyped` kept of this page, once: who typed it has logged in again. */
export function giveBackTyped(account: number): void {
	const kept = takeKept(account);
	if (!kept) return;
	for (const [name, number, control] of numbered()) {
		const found = kept.typed.find(([each, which]) => each === name && which === number);
		if (!found || control.value !== control.defaultValue) continue;
		control.value = found[2];
		control.dispatchEvent(new Event('input', { bubbles: true }));
		control.closest('details')?.setAttribute('open', '');
	}
}
