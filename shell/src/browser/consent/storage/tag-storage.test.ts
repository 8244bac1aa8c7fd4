import { everyFlag } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { cookieDomains, isDenied } from './tag-storage.ts';

describe('what tags have kept', () => {
	it.each([
		'_ga',
		'_ga_ABC123',
		'_gid',
		'_gat_gtag',
		'_gcl_au',
		'_gcl_ls',
		'_gac_1',
		'_fbp',
		'_fbc',
		'__gads',
	])('%s goes when nothing is granted, and stays when everything is', (name) => {
		expect(isDenied(name, everyFlag(false))).toBe(true);
		expect(isDenied(name, everyFlag(true))).toBe(false);
	});

	it('goes by the flag that allows it', () => {
		const flags = { ...everyFlag(false), analytics_storage: true };
		expect(isDenied('_ga_ABC123', flags)).toBe(false);
		expect(isDenied('_fbp', flags)).toBe(true);
	});

	it.each([
		'consent',
		'i18next',
		'i18nextLng',
		'draft:site-contact',
		'estate-scroll',
		'estate-favourites-1',
		'_game',
		'my_ga',
	])('is never %s, which the site itself keeps', (name) =>
		expect(isDenied(name, everyFlag(false))).toBe(false),
	);

	it('is looked for on the host and on every domain above it', () => {
		expect(cookieDomains('www.meander.example')).toEqual([
			'',
			'www.meander.example',
			'meander.example',
			'example',
		]);
	});
});
