import type { SlotAssets } from '../../../page/plan/slot-assets.ts';

/** Fetches scripts ahead, each checked against its hash: versions that came after the page are not in its import map. */
export function preloadScripts({ scripts }: Pick<SlotAssets, 'scripts'>): void {
	for (const { href, integrity } of scripts) {
		if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue;
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.setAttribute('href', href);
		if (integrity) link.integrity = integrity;
		document.head.append(link);
	}
}
