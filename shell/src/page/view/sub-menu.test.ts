import type { Page } from '@estate/shared-contract';
import { samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { subMenu } from './sub-menu.ts';

function menuOf(settings: Partial<Page>) {
	const page = samplePage(2, 'fr');
	if (!page) throw new Error('The sample site has no page 2.');
	const entries: Page['subMenu'] = [
		{ label: { nl: 'Team', fr: 'Équipe' }, anchor: '#module-3' },
		{ label: { nl: 'Kantoor' }, anchor: 'module-4' },
		{ label: {}, anchor: 'module-5' },
		{ label: { fr: 'Ailleurs' }, anchor: 'x" onclick="y' },
	];
	return subMenu({ ...page, isHaveSubMenu: true, subMenu: entries, ...settings }, 'fr', 'nl');
}

it('has the parts that have a name and an anchor, in the reader’s language', () => {
	expect(menuOf({})).toEqual({
		entries: [
			{ label: 'Équipe', anchor: 'module-3' },
			{ label: 'Kantoor', anchor: 'module-4' },
		],
		isFixed: false,
	});
});

it('stays in sight where the page asks for it', () => {
	expect(menuOf({ showFixedMenu: true })?.isFixed).toBe(true);
});

it('is not there where the page has none, or none with words', () => {
	expect(menuOf({ isHaveSubMenu: false })).toBeUndefined();
	expect(menuOf({ subMenu: [] })).toBeUndefined();
});
