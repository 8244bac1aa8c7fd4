import { expect, it } from 'vitest';
import { pageEntry } from '../../testing/sample-site.ts';
import { pageRedirects } from './page-redirects.ts';

const post = (id: number, redirectUrl: string, more: object = {}) =>
	pageEntry({ id, path: `/p${id}/`, redirectUrl, ...more });

it.each(['/contact/', '/for-sale/?city=gent|9000', 'https://www.biv.be/', 'http://a.example'])(
	'leads to %s',
	(address) => {
		expect(pageRedirects([post(1, address)])).toEqual({ 'page.1': address });
	},
);

it.each([
	'//evil.example',
	'/\\evil.example',
	'javascript:alert(1)',
	'data:text/html,x',
	'evil.example',
	' /x/',
	'',
])('does not lead to %j', (address) => {
	expect(pageRedirects([post(1, address)])).toEqual({});
});

it('leads to the end of a chain at once, by any of a page’s paths', () => {
	const pages = [post(1, '/P2'), post(2, '/trois/?a=1'), post(3, '/contact/', { paths: { fr: '/trois/' } })];
	expect(pageRedirects(pages)).toEqual({
		'page.1': '/contact/',
		'page.2': '/contact/',
		'page.3': '/contact/',
	});
});

it('shows the pages of a circle', () => {
	expect(pageRedirects([post(1, '/p2/'), post(2, '/p1/'), post(3, '/p3/')])).toEqual({});
});

it('leaves drafts out', () => {
	expect(pageRedirects([post(1, '/contact/', { status: 'Draft' })])).toEqual({});
});
