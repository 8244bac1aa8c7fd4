import { describe, expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';
import { localizeLinks } from './localize-links.ts';

const localize = (path: string) => `/nl${path}`;

describe('a link of the content', () => {
	test.each([
		['/for-sale/', '/nl/for-sale/'],
		['contact/', '/nl/contact/'],
		['https://www.biv.be/', 'https://www.biv.be/'],
		['mailto:info@example.be', 'mailto:info@example.be'],
		['tel:+3291234567', 'tel:+3291234567'],
		['tel:091234567', 'tel:+3291234567'],
		['#team', '#team'],
	])('%s leads to %s', (path, address) => {
		expect(linkAddress(path, localize)).toBe(address);
	});

	test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/', ''])(
		'%s leads nowhere',
		(path) => {
			expect(linkAddress(path, localize)).toBeUndefined();
		},
	);
});

const HTML =
	'<p><a href="/for-sale/?city=gent|9000&amp;sort=newest">homes</a> <a title="x" href="https://a.be/" rel="noopener">a</a></p>';

test('links inside an article lead to the page in the reader’s language; others stay as they are', () => {
	expect(localizeLinks(HTML, { localize })).toBe(
		'<p><a href="/nl/for-sale/?city=gent|9000&amp;sort=newest">homes</a> <a title="x" href="https://a.be/" rel="noopener">a</a></p>',
	);
});

test('on a page that wants it, links to other sites pass no rank and no referrer', () => {
	expect(localizeLinks(HTML, { localize, noReferrerNoFollow: true })).toBe(
		'<p><a href="/nl/for-sale/?city=gent|9000&amp;sort=newest">homes</a> <a title="x" href="https://a.be/" rel="nofollow noreferrer noopener">a</a></p>',
	);
});
