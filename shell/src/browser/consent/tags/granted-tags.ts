import type { ConsentFlags, TagIds, TagName } from '@estate/shared-contract';

/** When a tag may load. Inside the tag manager's container consent mode decides about each of its tags. */
const MAY_LOAD: Record<TagName, (flags: ConsentFlags) => boolean> = {
	analyticsId: ({ analytics_storage }) => analytics_storage,
	adsId: ({ ad_storage }) => ad_storage,
	tagManagerId: (flags) => Object.values(flags).some(Boolean),
	pixelId: ({ ad_storage, ad_user_data }) => ad_storage && ad_user_data,
};

/** The configured tags that the visitor's choice lets load. */
export function grantedTags(ids: TagIds, flags: ConsentFlags): TagIds {
	const entries = Object.entries(ids).filter(([name]) => MAY_LOAD[name as TagName](flags));
	return Object.fromEntries(entries) as TagIds;
}
