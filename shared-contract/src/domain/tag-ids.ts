import type { SiteConfiguration } from '../entities/site.schema.ts';

/** Form of each id; nothing that could end an attribute, a script or a policy fits in. */
export const TAG_ID_PATTERNS = {
	/** Google Analytics 4 measurement id */
	analyticsId: /^G-[A-Z0-9]{4,20}$/,
	/** Google Ads conversion id */
	adsId: /^AW-[0-9]{6,20}$/,
	/** Google Tag Manager container */
	tagManagerId: /^GTM-[A-Z0-9]{4,12}$/,
	/** Meta pixel */
	pixelId: /^[0-9]{8,20}$/,
} as const;

export type TagName = keyof typeof TAG_ID_PATTERNS;
/** The tags that a site uses: name → id */
export type TagIds = Partial<Record<TagName, string>>;

/** The configured ids that have their form; a wrong one counts as not configured. */
export function configuredTags(analytics: SiteConfiguration['analytics']): TagIds {
	const entries = Object.entries(TAG_ID_PATTERNS).flatMap(([name, pattern]) => {
		const id = analytics[name as TagName];
		return id && pattern.test(id) ? [[name, id]] : [];
	});
	return Object.fromEntries(entries) as TagIds;
}
