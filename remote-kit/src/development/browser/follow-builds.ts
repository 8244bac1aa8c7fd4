import { BUILDS_PATH, type BuildNews } from '../build-news.ts';
import { forgetRuntimeFailures, noteFailure } from './failure-note.ts';

/** What the bundler puts into a module that may be replaced. */
interface Hot {
	/** Fetches and applies the newest build; returns the modules that were replaced, or nothing when there is no newer one */
	check(apply: true): Promise<unknown[] | null>;
	status(): string;
}

declare const __webpack_public_path__: string;
declare const __webpack_hash__: string;

const hot = (import.meta as { webpackHot?: Hot }).webpackHot;
let isFollowing = false;

/** A copy in the head takes the place of a sheet once it counts: moved, a sheet is loaded anew, and the page bare meanwhile. */
async function moveToHead(link: HTMLLinkElement): Promise<void> {
	const copy = link.cloneNode() as HTMLLinkElement;
	await new Promise((resolve) => {
		copy.onload = copy.onerror = resolve;
		document.head.append(copy);
	});
	link.remove();
}

/** The bundler puts a newer sheet beside the old one, which it takes to be in the head; documents have it in its slot. */
async function moveSheetsToHead(): Promise<void> {
	const sheets = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
	await Promise.all(sheets.filter(({ href }) => href.startsWith(__webpack_public_path__)).map(moveToHead));
}

async function takeOver(hot: Hot, { hash, errors, reload }: BuildNews): Promise<void> {
	noteFailure(errors);
	if (errors.length > 0) return;
	if (reload) return location.reload();
	if (hash === __webpack_hash__ || hot.status() !== 'idle') return;
	forgetRuntimeFailures();
	await moveSheetsToHead();
	try {
		// Builds that came while this one was fetched are taken over with it.
		if (await hot.check(true)) return;
	} catch (error) {
		console.error('The page is loaded again: the change cannot be taken over in place.', error);
	}
	location.reload();
}

/**
 * Follows the development server for as long as the page lives: each build is taken over in place, or the page is loaded
 * again. False where it does so already, or nothing can be replaced.
 */
export function followBuilds(): boolean {
	if (isFollowing || !hot) return false;
	isFollowing = true;
	const events = new EventSource(new URL(BUILDS_PATH, __webpack_public_path__));
	let last: Promise<void> = Promise.resolve();
	events.addEventListener('message', ({ data }) => {
		last = last.then(() => takeOver(hot, JSON.parse(data) as BuildNews));
	});
	return true;
}
