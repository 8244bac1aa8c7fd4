// The tags, loaded only for a visitor who has granted something on a site that has configured any.
import { everyFlag, readConsent, type TagIds, type TagName } from '@estate/shared-contract';
import { CONSENT_CHANGED, DIALOG_SHOWN, PAGE_SHOWN } from '../../../frame/page-events.ts';
import { currentConsent } from '../current-consent.ts';
import { removeTagStorage } from '../storage/tag-storage.ts';
import { setDefaultConsent, updateConsent } from './consent-mode.ts';
import { googleTag, tagManager } from './google-tags.ts';
import { grantedTags } from './granted-tags.ts';
import { pixel } from './pixel.ts';
import type { PageViewed, Tag } from './tag.ts';

const TAGS: Record<TagName, Tag> = {
	analyticsId: googleTag,
	adsId: googleTag,
	tagManagerId: tagManager,
	pixelId: pixel,
};

type Entry = [name: TagName, id: string];

const running = new Map<TagName, string>();
let viewed: PageViewed | undefined;

const withoutHash = (address: string) => address.split('#')[0] ?? address;

/** The page that is on the screen now. */
function pageViewed(): PageViewed {
	const location = withoutHash(window.location.href);
	if (viewed?.location !== location)
		viewed = { title: document.title, location, referrer: viewed?.location ?? document.referrer };
	return viewed;
}

function granted(ids: TagIds): Entry[] {
	return Object.entries(grantedTags(ids, currentConsent().flags)) as Entry[];
}

/** Starts what is newly granted; each starts with the view of the page that is shown. */
function startGranted(ids: TagIds): void {
	for (const [name, id] of granted(ids)) {
		if (running.has(name)) continue;
		running.set(name, id);
		TAGS[name].start(id);
		TAGS[name].sendPageView(id, pageViewed());
	}
}

/** A script that has run cannot be taken out of a page: it is silenced, and the page is loaded without it. */
function stopWithdrawn(ids: TagIds): void {
	const { flags } = readConsent(document.cookie);
	const kept = grantedTags(ids, flags);
	const withdrawn = [...running].filter(([name]) => !kept[name]);
	if (withdrawn.length === 0) return;
	updateConsent(flags);
	for (const [name, id] of withdrawn) TAGS[name].stop(id);
	removeTagStorage(flags);
	location.reload();
}

/** Each address that is shown is one view; another place on the same page is none. */
function sendPageViews(ids: TagIds): void {
	const before = viewed;
	if (pageViewed() === before) return;
	for (const [name, id] of granted(ids)) if (running.has(name)) TAGS[name].sendPageView(id, pageViewed());
}

/** The view of a page that a dialog shows over the one that is counted already. */
function sendDialogView(ids: TagIds, view: PageViewed): void {
	for (const [name, id] of granted(ids))
		if (running.has(name) && !TAGS[name].readsAddressBar) TAGS[name].sendPageView(id, view);
}

/** Loads the tags that the choice allows and keeps to the choice from then on, also when it is changed in another tab. */
export function startTags(ids: TagIds): void {
	setDefaultConsent(everyFlag(false));
	updateConsent(currentConsent().flags);
	startGranted(ids);
	addEventListener(CONSENT_CHANGED, () => {
		updateConsent(currentConsent().flags);
		stopWithdrawn(ids);
		startGranted(ids);
	});
	addEventListener(PAGE_SHOWN, () => {
		stopWithdrawn(ids);
		sendPageViews(ids);
		startGranted(ids);
	});
	addEventListener(DIALOG_SHOWN, (event) => {
		stopWithdrawn(ids);
		sendDialogView(ids, (event as CustomEvent<PageViewed>).detail);
	});
	document.addEventListener('visibilitychange', () => stopWithdrawn(ids));
}

export type TagsModule = { startTags: typeof startTags };
