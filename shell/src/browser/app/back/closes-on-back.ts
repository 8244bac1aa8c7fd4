import { depthOf, overPage } from './over-page.ts';

/** A request to close, such as the gesture that goes back on an Android phone. Not every browser has it. */
interface CloseWatcher {
	onclose: (() => void) | null;
	destroy(): void;
}

/** Of all that lies over the page: end what listens for Back */
const listening = new Set<AbortController>();
/** The steps that Back goes to, the newest last */
const steps: (() => void)[] = [];
let isTakenOver = false;
/** The address of the page that is shown */
let here = location.href;
/** An entry is gone back over, of which nobody need hear: the page has not changed. */
let isDropping = false;

/** The page that was to be left last, and how many entries lay over it */
let leaving: { href: string; depth: number } | undefined;

overPage.leave = () => {
	const depth = depthOf(history.state);
	if (depth === 0) return false;
	isTakenOver = true;
	leaving = { href: location.href, depth };
	return true;
};

overPage.left = () => {
	isTakenOver = false;
	here = location.href;
	// What comes to an end by itself does so first, such as a sheet whose results are shown.
	if (leaving) setTimeout(settle, 0, leaving);
};

/** Nothing lies over the next page; one that could not be reached leaves everything as it was. */
function settle({ href, depth }: { href: string; depth: number }): void {
	if (location.href !== href) {
		forget();
		leaving = undefined;
	} else if (listening.size > 0 && depthOf(history.state) === 0)
		history.replaceState({ ...history.state, over: depth }, '');
}

function forget(): void {
	for (const each of listening) each.abort();
	listening.clear();
}

function dropEntry(): void {
	isDropping = true;
	history.back();
}

/**
 * A document begins with nothing over its page: after a reload, or Back from another document, the entries of what lay
 * there would each take a press of Back that does nothing.
 */
export function dropEntries(): void {
	isDropping = true;
	history.go(-depthOf(history.state));
}

// Forward, or an end out of turn, leads to an entry of what is closed: it would take a press of Back that does nothing.
addEventListener(
	'popstate',
	(event) => {
		const isSame = location.href === here;
		here = location.href;
		const isDead = !isTakenOver && depthOf(event.state) > listening.size;
		if (isDropping || (isDead && isSame)) event.stopImmediatePropagation();
		isDropping = false;
		if (isDead) dropEntry();
	},
	{ capture: true },
);

/** The click that was made just now. Where its link leads to another document, going back would call that off. */
let clicked: Event | undefined;
addEventListener(
	'click',
	(event) => {
		clicked = event;
	},
	{ capture: true },
);
const isFollowing = () =>
	clicked?.defaultPrevented === false &&
	clicked.target instanceof Element &&
	clicked.target.closest('a[href]') !== null;

/**
 * An entry of its own, the same address again: Back leads from it to the page that is shown already. One that is kept is
 * gone forward to again, for as long as it is not released: a new one would be skipped by browsers that ask for a press
 * in between.
 */
function coverEntry(close: () => void, isKept = false): () => void {
	const { href } = location;
	const before = history.state as { idx?: number } | null;
	const depth = depthOf(before) + 1;
	history.pushState({ ...before, idx: (before?.idx ?? 0) + 1, over: depth }, '');
	here = href;
	const own = new AbortController();
	listening.add(own);
	let isReturning = false;
	const isOnTop = () => depthOf(history.state) === depth && location.href === href;

	function stop(): void {
		own.abort();
		listening.delete(own);
	}

	function goForward(): void {
		if (own.signal.aborted) return;
		isReturning = true;
		history.forward();
	}

	function onPop(event: PopStateEvent): void {
		if (isReturning && depthOf(event.state) === depth) event.stopImmediatePropagation();
		isReturning = false;
		// A place on the page was followed, or what lies over this one went back to it; or the next page is on its way.
		if (isTakenOver || location.href !== href || depthOf(event.state) >= depth) return;
		event.stopImmediatePropagation();
		if (!isKept) stop();
		close();
		// Whoever is done by this says so first.
		if (isKept) setTimeout(goForward);
	}

	addEventListener('popstate', onPop, { capture: true, signal: own.signal });
	return () => {
		if (own.signal.aborted) return;
		stop();
		// What closes it may go elsewhere with the next line.
		setTimeout(() => {
			if (isOnTop() && !isTakenOver && !isFollowing()) dropEntry();
		});
	};
}

/** Calls back at every Back while a later step of something is shown. Returns an unsubscribe function. */
export function stepsOnBack(goBack: () => void): () => void {
	const release = coverEntry(goBack, true);
	steps.push(goBack);
	return () => {
		const place = steps.indexOf(goBack);
		if (place >= 0) steps.splice(place, 1);
		release();
	};
}

/** Calls back when the visitor goes back, instead of leaving the page. Returns an unsubscribe function. */
export function closesOnBack(close: () => void): () => void {
	const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcher };
	if (!CloseWatcher) return coverEntry(close);
	const Watcher = CloseWatcher;
	const below = steps.length;
	let watcher: CloseWatcher;

	function watch(): void {
		watcher = new Watcher();
		watcher.onclose = () => {
			// A later step of a form in a dialog comes before the dialog itself.
			const goBack = steps.slice(below).at(-1);
			if (!goBack) return close();
			watch();
			goBack();
		};
	}

	watch();
	return () => watcher.destroy();
}
