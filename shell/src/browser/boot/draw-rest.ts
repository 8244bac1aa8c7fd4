import { whenIdle } from './when-idle.ts';

/** The application comes to life meanwhile, and the consent dialog opens: both style all anew that is drawn */
const AFTER_MS = 1_000;
/** Rows, cards and the footer's inner part: what style sheets may put off at a first view */
const PUT_OFF = 'main > *, main li > *, footer > *';

/**
 * Draws what a first view put off (`data-first-view`), piece by piece where the browser has nothing better to do, in the
 * order of the page: who scrolls quickly finds it there, and heights are no guesses any more.
 */
export function drawRest(): void {
	const root = document.documentElement;
	const drawn: HTMLElement[] = [];
	let rest: Iterator<HTMLElement> | undefined;

	function drawNext(): void {
		rest ??= document.querySelectorAll<HTMLElement>(PUT_OFF).values();
		for (let next = rest.next(); !next.done && root.dataset.firstView !== undefined; next = rest.next())
			if (getComputedStyle(next.value).contentVisibility === 'auto') {
				next.value.style.contentVisibility = 'visible';
				drawn.push(next.value);
				whenIdle(drawNext);
				return;
			}
		delete root.dataset.firstView;
		for (const element of drawn) {
			element.style.contentVisibility = '';
			// As the server wrote it, for slots that come to life later
			if (element.style.length === 0) element.removeAttribute('style');
		}
	}

	if (root.dataset.firstView !== undefined) whenIdle(() => setTimeout(() => whenIdle(drawNext), AFTER_MS));
}
