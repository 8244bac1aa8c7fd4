import type { SlotContext } from '@estate/remote-kit';
import {
	configuredTags,
	EMBED_HOSTS,
	type EmbedHost,
	type LoadResult,
	STORED_NAMES,
	type StoredName,
	type TagName,
} from '@estate/shared-contract';

/** Somebody else who learns of a visit, and what lets them. */
export interface ThirdParty {
	name: string;
	by: 'tag' | 'player';
}

export interface CookiesData {
	stored: StoredName[];
	others: ThirdParty[];
}

const TAG_OWNERS: Record<TagName, string> = {
	analyticsId: 'Google Analytics',
	adsId: 'Google Ads',
	tagManagerId: 'Google Tag Manager',
	pixelId: 'Meta Pixel',
};

function playerName({ name, company }: EmbedHost): string {
	return company ? `${name} (${company})` : name;
}

/** What this site keeps and whom it lets in: of tags only those that it uses. */
export async function loadCookies({ site }: SlotContext): Promise<LoadResult<CookiesData>> {
	const used = Object.keys(configuredTags(site.analytics)) as TagName[];
	const isUsed = ({ tags }: StoredName) => !tags || tags.some((tag) => used.includes(tag));
	return {
		data: {
			// Patterns are for tests, and tags for this list: neither is shown.
			stored: STORED_NAMES.filter(isUsed).map(({ tags: _, ...entry }) => entry),
			others: [
				...used.map((tag) => ({ name: TAG_OWNERS[tag], by: 'tag' as const })),
				...Object.values(EMBED_HOSTS).map((host) => ({ name: playerName(host), by: 'player' as const })),
			],
		},
	};
}
