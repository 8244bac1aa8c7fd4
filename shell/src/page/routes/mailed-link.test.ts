import { createRouteTable, type Route } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { isCutLink, isMailedLink } from './mailed-link.ts';

const route = (id: string, paths: Route['paths']): Route => ({
	id,
	pageType: 'page',
	paths,
	breadcrumb: [],
	unprefixed: 'redirect',
	slots: [],
});
const visit = route('forms.appointment', { original: '/appointment/:token/', nl: '/afspraak/:token/' });
const thanks = route('forms.thanks', { original: '/feedback/:kind/' });
const table = createRouteTable([visit, thanks], ['nl', 'fr']);

it('knows the pages behind links of mails by their token', () => {
	expect(isMailedLink(visit)).toBe(true);
	expect(isMailedLink(thanks)).toBe(false);
});

it.each(['/nl/appointment/', '/nl/appointment', '/nl/afspraak/', '/fr/appointment/', '/appointment/'])(
	'%s is one that lost its token',
	(pathname) => expect(isCutLink(table, pathname)).toBe(true),
);

it.each(['/nl/feedback/', '/nl/', '/nl/nowhere/', '/nl/appointment/1.ab/', '/'])('%s is none', (pathname) =>
	expect(isCutLink(table, pathname)).toBe(false),
);
