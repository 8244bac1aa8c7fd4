import { describe, expect, it } from 'vitest';
import { cleanCss } from './clean-css.ts';

const SCOPE = '[data-page="3"]';
const clean = (css: string) => cleanCss(css, SCOPE);

describe('the style sheet of a page', () => {
	it.each([
		['.quote { color: red }', `${SCOPE} .quote{color:red}`],
		['h2, .a > b { margin: 0; padding: 1px }', `${SCOPE} h2,${SCOPE} .a>b{margin:0;padding:1px}`],
		['body { --color-brand: #123456 }', `${SCOPE}{--color-brand:#123456}`],
		[':root .a { color: red }', `${SCOPE} .a{color:red}`],
		['> section { color: red }', `${SCOPE}>section{color:red}`],
		['@media (min-width: 40rem) { .a { color: red } }', `@media (min-width:40rem){${SCOPE} .a{color:red}}`],
		['.a { position: absolute }', `${SCOPE} .a{position:absolute}`],
	])('%s holds inside the page alone', (css, expected) => {
		expect(clean(css)).toEqual({ css: expected, refused: [] });
	});

	it.each([
		['@import "https://evil.example/x.css";', '@import'],
		['@font-face { font-family: x; src: url(x.woff2) }', '@font-face'],
		['.a { background: url(https://evil.example/spy) }', 'fetch'],
		['.a { background: URL("x") }', 'fetch'],
		['.a { background: image-set("x" 1x) }', 'fetch'],
		['.a { --x: url(spy) }', 'fetch'],
		['.a { background: u\\72l(spy) }', 'escapes'],
		['.a { position: fixed }', 'frame'],
		['.a { position: sticky !important }', 'frame'],
		['.a { position: var(--x) }', 'frame'],
		['.a { behavior: x }', 'not taken'],
		['.a { .b { color: red } }', 'only declarations'],
		['html ~ header { display: none }', 'selector'],
		['+ footer { display: none }', 'selector'],
		['& .a { display: none }', 'selector'],
		['} header { display: none', ''],
		['.a { color', ''],
	])('%s is left out, and named', (css, reason) => {
		const result = clean(css);
		expect(result.css.replaceAll(SCOPE, '')).not.toMatch(/url|src|fixed|sticky|import|footer|~|\\|behavior/i);
		expect(result.css === '' || result.css.startsWith(SCOPE)).toBe(true);
		expect(result.refused.join('\n')).toContain(reason);
	});

	it('keeps what is sound beside what is not', () => {
		const { css, refused } = clean('.a { color: red; position: fixed } .b { color: blue }');
		expect(css).toBe(`${SCOPE} .a{color:red}${SCOPE} .b{color:blue}`);
		expect(refused).toHaveLength(1);
	});

	it('is refused whole where it is too long', () => {
		expect(clean(`.a{color:red}`.repeat(4_000))).toMatchObject({ css: '', refused: [expect.any(String)] });
	});
});
