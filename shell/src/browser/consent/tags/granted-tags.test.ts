import { CONSENT_FLAGS, everyFlag, type TagIds } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { grantedTags } from './granted-tags.ts';

const IDS = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' };
const granted = (...flags: (typeof CONSENT_FLAGS)[number][]) =>
	Object.keys(
		grantedTags(IDS, { ...everyFlag(false), ...Object.fromEntries(flags.map((flag) => [flag, true])) }),
	);

describe('tags that may load (decisions 27)', () => {
	it('are none without a grant, and all with every grant', () => {
		expect(granted()).toEqual([]);
		expect(grantedTags(IDS, everyFlag(true))).toEqual(IDS);
	});

	it('are analytics with analytics storage', () => {
		expect(granted('analytics_storage')).toEqual(['analyticsId', 'tagManagerId']);
	});

	it('are ads with ad storage; the pixel only when data may go to advertisers as well', () => {
		expect(granted('ad_storage')).toEqual(['adsId', 'tagManagerId']);
		expect(granted('ad_storage', 'ad_user_data')).toEqual(['adsId', 'tagManagerId', 'pixelId']);
		expect(granted('ad_user_data')).toEqual(['tagManagerId']);
	});

	it.each(CONSENT_FLAGS)('are the tag manager with %s', (flag) => {
		expect(granted(flag)).toContain('tagManagerId');
	});

	it('are only those that are configured', () => {
		const ids: TagIds = { pixelId: '1' };
		expect(grantedTags(ids, everyFlag(true))).toEqual(ids);
	});
});
