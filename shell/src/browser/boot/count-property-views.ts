import { propertyViewsAddress } from '@estate/shared-contract';
import { PAGE_SHOWN } from '../../frame/page-events.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { PageView } from '../../page/view/page-json.ts';

/** A visitor who comes back to a property within this time, in the same tab, still looks at it. */
const STILL_LOOKING_MS = 30 * 60_000;

/** How a document came: a reload, and Back and Forward, show again what was counted. */
function isShownAgain(): boolean {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** Did a link of the property's own page lead here, such as that to another language? */
function comesFromItself(property: number): boolean {
	if (!document.referrer.startsWith(`${location.origin}/`)) return false;
	return new URL(document.referrer).pathname.split('/').includes(String(property));
}

/** Calls back as soon as the page is in sight: one that is prerendered, or opened behind others, may never be. */
function whenInSight(callback: () => void): void {
	if (document.visibilityState === 'visible') callback();
	else document.addEventListener('visibilitychange', () => whenInSight(callback), { once: true });
}

/**
 * Reports that the page of a property is looked at, once a visit. What was reported is kept by the document alone: nothing is
 * stored in the browser, and nothing that is sent says who looks.
 */
export function countPropertyViews(view: PageView): void {
	const seenAt = new Map<number, number>();
	function count(property: number, isAgain: boolean): void {
		const before = seenAt.get(property) ?? Number.NEGATIVE_INFINITY;
		seenAt.set(property, performance.now());
		if (isAgain || performance.now() - before < STILL_LOOKING_MS) return;
		if (!isPreviewAddress(location.href)) navigator.sendBeacon?.(propertyViewsAddress(property));
	}
	const { homeShown } = view;
	if (homeShown !== undefined)
		whenInSight(() => count(homeShown, isShownAgain() || comesFromItself(homeShown)));
	addEventListener(PAGE_SHOWN, (event) => {
		const { detail } = event as CustomEvent<PageView>;
		if (detail.homeShown !== undefined) count(detail.homeShown, false);
	});
}
