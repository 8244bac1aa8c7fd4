import { describe, expect, it } from 'vitest';
import { searchableText } from './searchable-text.ts';

describe('a searchable text', () => {
	it.each([
		['<p>Huis, 3 slpk.</p>', 'huis 3 slpk'],
		['Rénovée — « cœur »', 'renovee coeur'],
		['Straße 12/A', 'strasse 12 a'],
		['120 m²', '120 m²'],
		['Дом  с садом!', 'дом с садом'],
		['K\u212A', 'kk'],
		['', ''],
	])('of %j is %j', (text, searchable) => {
		expect(searchableText(text)).toBe(searchable);
	});
});
