import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify, titleBadge, withoutBadge } from './slug.ts';

describe('a badge in a title', () => {
	it.each([
		['OPTIE - Rijwoning', 'OPTIE'],
		['Rijwoning (in optie)', 'IN OPTIE'],
		['Verkocht: villa', 'VERKOCHT'],
		['VERKOCHT! Villa in optie', 'IN OPTIE'],
	])('is found in "%s"', (title, badge) => {
		expect(titleBadge(title)).toBe(badge);
	});

	it('is not found inside another word', () => {
		expect(titleBadge('Villa met adoptieplannen')).toBeUndefined();
		expect(titleBadge('Onverkochte villa')).toBeUndefined();
	});

	it.each([
		['OPTIE - Rijwoning met tuin', 'Rijwoning met tuin'],
		['Rijwoning met tuin | VERKOCHT', 'Rijwoning met tuin'],
		['Rijwoning IN OPTIE met tuin', 'Rijwoning met tuin'],
		['Rijwoning (IN OPTIE)', 'Rijwoning'],
		['VERKOCHT!', ''],
		['Rijwoning met tuin', 'Rijwoning met tuin'],
	])('is taken out of "%s"', (title, rest) => {
		expect(withoutBadge(title)).toBe(rest);
	});
});

describe('a slug', () => {
	it.each([
		['Maison de maître à Étterbeek', 'maison-de-maitre-a-etterbeek'],
		['Cœur de ville, 120 m²', 'coeur-de-ville-120-m2'],
		['Große Straße', 'grosse-strasse'],
		['  --  ', '-'],
		['', '-'],
		['日本', '-'],
	])('of "%s" is %s', (text, slug) => {
		expect(slugify(text)).toBe(slug);
	});

	it('is the same in capitals, ligatures included', () => {
		expect(slugify('CŒUR DE VILLE')).toBe('coeur-de-ville');
	});

	it('of a title without end is one that every server takes', () => {
		expect(slugify('Huis met tuin '.repeat(600))).toMatch(/^huis-met-tuin[a-z-]{130,137}$/);
		expect(slugify(`${'a'.repeat(149)} huis`)).toBe('a'.repeat(149));
	});

	it('is one safe segment of an address for any text, and a slug of itself', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
				const slug = slugify(text);
				expect(slug).toMatch(/^(-|[a-z0-9]+(-[a-z0-9]+)*)$/);
				expect(slugify(slug)).toBe(slug);
			}),
		);
	});
});
