import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

it.each([
	['<p>Kort</p>', 1],
	[`<p>${'woord '.repeat(660)}</p>`, 3],
	[`<p class="a b c d">${'élan '.repeat(440)}</p>`, 2],
	['', 1],
])('says how long a text takes (%#)', (html, minutes) => {
	expect(readingMinutes(html)).toBe(minutes);
});
