import { ApiError } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import { forOwner } from './for-owner.ts';

const href = (id: string, { id: property = '' }: Record<string, string | number> = {}) =>
	id === 'owner-portal.login' ? '/nl/login/' : `/nl/eigenaar/${property}/`;

test.each(['/nl/owner/2066/', '/owner/2066/', '/nl/eigenaar/2066/'])(
	'who is not logged in and comes by %s is led back to the page in its language',
	async (pathname) => {
		const context = {
			href,
			location: { pathname, search: '?type=mail', hash: '' },
			route: { id: 'owner-portal.property', params: { id: '2066' } },
		};
		const answer = await forOwner(context as never, () =>
			Promise.reject(new ApiError('signed-out', 'Nobody is logged in.', { status: 401 })),
		);
		const { to = '' } = answer.redirect ?? {};
		const url = new URL(to, 'https://site.example');
		expect(url.pathname).toBe('/nl/login/');
		expect(url.searchParams.get('next')).toBe('/nl/eigenaar/2066/?type=mail');
	},
);
