import { createRouteTable, type TopLink } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { readableColor, topLinkEntries } from './top-link-entries.ts';

const appBarColors = { brand: '#1F3D36', accent: '#B9502B', paper: '#FAF7F2', ink: '#1B1F1E' };
const context = {
	table: createRouteTable([], ['nl', 'fr']),
	language: 'fr',
	defaultLanguage: 'nl',
	pathname: '/fr/',
	facts: {},
} as const;
const link = (more: Partial<TopLink>): TopLink => ({
	label: { nl: 'Bel ons', FR: 'Appelez-nous' },
	link: 'tel:+3290004020',
	icon: 'phone',
	color: '#1F3D36',
	status: 'Published',
	...more,
});

it('shows published links alone, with label, address, icon and colour', () => {
	expect(topLinkEntries({ topLinks: [link({}), link({ status: 'Draft' })], appBarColors }, context)).toEqual([
		{ label: 'Appelez-nous', href: 'tel:+3290004020', icon: 'phone', color: '#1F3D36' },
	]);
});

it.each([
	['#1F3D36', '#1F3D36'],
	['#036', '#003366'],
	['#c8b89a', ''],
	['#ffffff', ''],
	['red;background:url(x)', ''],
	['', ''],
])('the colour %s is rendered as "%s" on paper', (color, rendered) => {
	expect(topLinkEntries({ topLinks: [link({ color })], appBarColors }, context)[0]?.color).toBe(rendered);
});

it('takes no colour where the background is not known', () => {
	expect(readableColor('#1F3D36', ['oklch(0.9 0 0)'])).toBe('');
});
