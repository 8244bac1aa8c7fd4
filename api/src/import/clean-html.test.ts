import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanTexts } from './clean-texts.ts';

describe('HTML of a feed', () => {
	it.each([
		'<h2>a</h2><p>b <strong>c</strong> <em>d</em></p>',
		'<ul><li>a<ol><li>b</li></ol></li></ul>',
		'<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
		'<p><a href="/for-sale/" title="a">b</a> <a href="mailto:a@b.example">c</a></p>',
		'<blockquote><p>a</p></blockquote><dl><dt>a</dt><dd>b</dd></dl>',
	])('%s stays as it is', (html) => {
		expect(cleanHtml(html)).toEqual({ html, removed: [] });
	});

	it.each([
		['<p>a<script>alert(1)</script></p>', '<p>a</p>', '<script>'],
		['<p onclick="x()">a</p>', '<p>a</p>', 'onclick'],
		['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>', '<iframe>'],
		['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>', '<img>'],
		['<a href="javascript:alert(1)">a</a>', '<a>a</a>', 'javascript:'],
		['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>', 'javascript:'],
		['<a href=" data:text/html,x">a</a>', '<a>a</a>', 'data:'],
		['<style>body{display:none}</style><p>a</p>', '<p>a</p>', '<style>'],
		['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>', '<svg>'],
		['<form action="/x"><input name="a"></form><p>a</p>', '<p>a</p>', '<form>'],
	])('%s loses what could harm, and says so', (html, expected, removed) => {
		const result = cleanHtml(html);
		expect(result.html).toBe(expected);
		expect(result.removed).toContain(removed);
	});

	it('is what the sanitizer makes of it, also where all of it is plain and needs none', () => {
		const random = seededRandom(16);
		const parts = [
			'<p>',
			'</p>',
			'<h2>',
			'</h2>',
			'<p>a</p>',
			'<h4>b</h4>',
			' c',
			'"',
			"'",
			'\n',
			'\0',
			'\ufeff',
			'&amp;',
			'>',
		];
		for (let time = 0; time < 5_000; time++) {
			const html = Array.from({ length: random.below(7) }, () => random.pick(parts)).join('');
			const sanitized = cleanHtml(`<hr />${html}`).html.replace('<hr />', '').trim();
			expect(cleanHtml(html)).toEqual({ html: sanitized, removed: [] });
		}
	});

	it('keeps the text of what only wraps, lowers an h1, and says nothing of it', () => {
		expect(cleanHtml('<div style="color:red"><h1>a</h1><span class="x">b</span></div>')).toEqual({
			html: '<h2>a</h2>b',
			removed: [],
		});
	});

	it('links to other sites open without a hold on this one', () => {
		expect(cleanHtml('<a href="https://a.example/" rel="opener" target="_blank">a</a>').html).toBe(
			'<a href="https://a.example/" rel="noopener">a</a>',
		);
	});

	it('reports in which language something was left out', () => {
		const leftOut: string[] = [];
		const leaveOut = (...each: string[]) => void leftOut.push(each.join(' '));
		const texts = cleanTexts({ nl: '<p>a</p>', fr: '<p onclick="x()">b</p>' }, 'body', { leaveOut });
		expect(texts).toEqual({ nl: '<p>a</p>', fr: '<p>b</p>' });
		expect(leftOut).toEqual([expect.stringMatching(/^body\.fr .*onclick/)]);
	});
});
