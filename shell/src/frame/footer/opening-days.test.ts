import { expect, it } from 'vitest';
import { openingDays } from './opening-days.ts';

const range = (from: string, to: string) => `${from}–${to}`;

it.each([
	[['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'nl', 'ma–vr'],
	[['Mo', 'We', 'Fr'], 'nl', 'ma, wo en vr'],
	[['Sa', 'Su'], 'fr', 'sam. et dim.'],
	[['Saturday'], 'en', 'Sat'],
	[['feast days', 'Sa', 'Su'], 'en', 'feast days, Sat, and Sun'],
])('%j in %s reads %s', (days, language, words) => {
	expect(openingDays(days, language, range)).toBe(words);
});
