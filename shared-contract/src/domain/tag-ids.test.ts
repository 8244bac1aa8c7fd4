import { expect, it } from 'vitest';
import { configuredTags } from './tag-ids.ts';

it('keeps ids of the four services', () => {
	const ids = {
		analyticsId: 'G-ABC123DEF4',
		adsId: 'AW-123456789',
		tagManagerId: 'GTM-ABC123',
		pixelId: '123456789012345',
	};
	expect(configuredTags(ids)).toEqual(ids);
});

it('knows no tag where none is configured', () => {
	expect(configuredTags({})).toEqual({});
	expect(configuredTags({ analyticsId: '' })).toEqual({});
});

it.each([
	['analyticsId', 'UA-12345-1'],
	['analyticsId', 'G-ABC123; script-src *'],
	['adsId', 'AW-12345"><script>'],
	['tagManagerId', 'gtm-abc123'],
	['tagManagerId', 'GTM-ABC123\n'],
	['pixelId', "1234567890'"],
])('takes a wrong %s (%s) as not configured', (name, id) => {
	expect(configuredTags({ [name]: id })).toEqual({});
});
