import { savesData } from '../../frame/saves-data.ts';
import { isEager } from '../../page/view/is-eager.ts';
import type { PageJson, PageSlot } from '../../page/view/page-json.ts';
import { SEEN_MARGIN } from '../seen-margin.ts';
import { whenIdle, whenLoaded } from './when-idle.ts';

/** Something a visitor does with the page, as opposed to reading it */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

function whenSeen(slots: readonly PageSlot[], callback: () => void): void {
	const elements = slots.flatMap(({ key }) => document.querySelector(`[data-slot="${key}"]`) ?? []);
	if (elements.length === 0) return;
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			callback();
		},
		{ rootMargin: SEEN_MARGIN },
	);
	for (const element of elements) observer.observe(element);
}

/** Calls back once, when the page needs its application: a slot that hydrates at once, a first interaction, or, once it is loaded, a slot in view or an idle time. */
export function whenNeeded({ view }: PageJson, callback: (why: string) => void): void {
	const { slots } = view;
	let isCalled = false;
	function call(why: string): void {
		if (isCalled) return;
		isCalled = true;
		for (const name of INTERACTIONS) removeEventListener(name, interact, true);
		callback(why);
	}
	const interact = () => call('interaction');
	if (slots.some(isEager)) {
		call('load');
		return;
	}
	for (const name of INTERACTIONS) addEventListener(name, interact, { capture: true, passive: true });
	// Not before: what is in view moves until style sheet and fonts are there, and the page's own files come first.
	whenLoaded(() =>
		whenSeen(
			slots.filter(({ hydration }) => hydration === 'visible'),
			() => call('visible'),
		),
	);
	if (!savesData()) whenIdle(() => call('idle'));
}
