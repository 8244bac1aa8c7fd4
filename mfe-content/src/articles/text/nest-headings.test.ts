import { expect, it } from 'vitest';
import { nestHeadings } from './nest-headings.ts';

it('raises the headings of an article that stands right under the title of its page', () => {
	expect(nestHeadings('<p>a</p><h3 id="b">b</h3><h4>c</h4>', 1)).toBe('<p>a</p><h2 id="b">b</h2><h3>c</h3>');
});

it('lowers headings that would stand beside the title', () => {
	expect(nestHeadings('<h1>a</h1><h6>b</h6>', 2)).toBe('<h3>a</h3><h6>b</h6>');
});

it('leaves a text without headings, and elements that only begin like one', () => {
	expect(nestHeadings('<p>a</p><hr><header>b</header>', 1)).toBe('<p>a</p><hr><header>b</header>');
});
