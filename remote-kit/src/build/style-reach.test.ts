import { describe, expect, it } from 'vitest';
import { styleReach } from './style-reach.ts';

describe('styles of a remote', () => {
	it.each([
		['classes of CSS modules, and what lies in them', '.card-a1b2c3 p > a:hover, .card-a1b2c3 ~ * {}'],
		['their state that the page gives', ':root[data-mantine-color-scheme=dark] .card-a1b2c3 { color: red }'],
		['Mantine’s parts inside them', '.field-a1b2c3 .mantine-Input-input {}'],
		['plain classes with the name of the remote', '.content-on-dark.content-on-middle {}'],
		['choices of several', ':is(.one-a1b2c3, .two-a1b2c3:has(html)) li {}'],
		[
			'layers, media, containers',
			'@layer own { @media print { @container (width > 1px) { .a-a1b2c3 {} } } }',
		],
		['scopes', '@scope (.a-a1b2c3) to (p) { :scope { color: red } a {} }'],
		['nested rules', '.a-a1b2c3 { color: red; &:hover {} & > li {} @media print { & b {} } }'],
		['keyframes of their own', '@keyframes turn-a1b2c3 { from { top: 0 } to { top: 1px } }'],
	])('may have %s', (_, css) => {
		expect(styleReach(css, 'content')).toEqual([]);
	});

	it.each([
		['html', 'html{}'],
		['body .x-y', 'body .x-y{}'],
		[':root', ':root { --color-ink: red }'],
		['*', '* {}'],
		['a', '.card-a1b2c3 {} a {}'],
		['.listings-card', '.listings-card {}'],
		['.mantine-Button-root', '.mantine-Button-root {}'],
		['html:has(.card-a1b2c3)', 'html:has(.card-a1b2c3) { overflow: hidden }'],
		['div:not(.card-a1b2c3)', 'div:not(.card-a1b2c3) {}'],
		[':is(.card-a1b2c3,body)', ':is(.card-a1b2c3, body) {}'],
		['[class*=card-a1b2c3]', '[class*=card-a1b2c3] {}'],
		['::view-transition', '::view-transition {}'],
		['@keyframes spin', '@keyframes spin { to { top: 0 } }'],
		['@font-face', '@font-face { font-family: Inter }'],
		['@property --color-ink', '@property --color-ink { syntax: "*"; inherits: true }'],
		['@page', '@page { margin: 0 }'],
		['header', '@layer x { @media screen { header {} } }'],
		['a', '@scope (body) { a {} }'],
		['.x:has(&) {}', '.a-a1b2c3 { .x:has(&) {} }'],
		['html:has(&) {}', '.a-a1b2c3 { html:has(&) {} }'],
	])('may not have %s', (what, css) => {
		expect(styleReach(css, 'content')).toEqual([what]);
	});
});
