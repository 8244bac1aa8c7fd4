import { cpuMs } from '@estate/shared-contract/samples';
import fc from 'fast-check';
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

	it('is the same letter by letter as by the rules for all letters of the world', () => {
		const byRules = (text: string) =>
			text
				.replace(/<[^<>]*>/g, ' ')
				.toLowerCase()
				.normalize('NFD')
				.replace(/\p{M}/gu, '')
				.replace(/œ/g, 'oe')
				.replace(/æ/g, 'ae')
				.replace(/ß/g, 'ss')
				.replace(/[^\p{L}\p{N}]+/gu, ' ')
				.trim();
		const odd = fc.constantFrom(
			...'aZ9 -<>é\u0301\u212Aœßİ²½’€дñ中가😀\ud800ſǅ'.split(''),
			'😀',
			'𝒳',
			'가',
			'\u00a0',
		);
		const unit = fc.oneof(odd, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }));
		fc.assert(
			fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
				const text = parts.join('');
				expect(searchableText(text)).toBe(byRules(text));
			}),
			{ numRuns: 1_000 },
		);
	});
});

it('is made in a moment of a text of nothing but tags that are never closed', () => {
	const text = `huis ${'<'.repeat(200_000)} tuin`;
	expect(searchableText(text)).toBe('huis tuin');
	expect(cpuMs(() => searchableText(text))).toBeLessThan(1_000);
});
