import { expect, it } from 'vitest';
import { escapeHtml, voidElement } from './escape-html.ts';
import { inlineJson } from './inline-json.ts';

it('JSON in a script element cannot end the element, and reads back the same', () => {
	const value = { text: '</script><script>alert(1)</script><!--', line: '\u2028' };
	expect(inlineJson(value)).not.toMatch(/<|\u2028/);
	expect(JSON.parse(inlineJson(value))).toEqual(value);
});

it('text and attributes cannot become markup', () => {
	expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
	expect(voidElement('link', { rel: 'icon', href: '"><script>', crossorigin: '', media: undefined })).toBe(
		'<link rel="icon" href="&quot;&gt;&lt;script&gt;" crossorigin>',
	);
});
