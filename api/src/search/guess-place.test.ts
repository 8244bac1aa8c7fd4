import { expect, it } from 'vitest';
import { guessPlaceWord, typingErrors } from './guess-place.ts';

const city = (name: string, ...names: string[]) => ({
	slug: name.toLowerCase(),
	zip: '1000',
	name,
	names: [name.toLowerCase(), ...names],
});
const CITIES = [
	city('Antwerpen', 'anvers', 'antwerp'),
	city('Gent', 'gand', 'ghent'),
	city('Genk'),
	city('Sint-Martens-Latem'),
	city('Brussel', 'bruxelles', 'brussels'),
];

it.each([
	['antwerpn', 'antwerpen'],
	['antwrepen', 'antwerpen'],
	['ghnet', 'ghent'],
	['bruxeles', 'bruxelles'],
	['brusell', 'brussel'],
	['martns', 'martens'],
])('takes %s for %s', (typed, meant) => {
	expect(guessPlaceWord(typed, CITIES)).toBe(meant);
});

it.each(['villa', 'tuin', 'xantwerpen', 'brugge'])('takes %s for no place', (typed) => {
	expect(guessPlaceWord(typed, CITIES)).toBeUndefined();
});

it('counts a swap of neighbours as one error', () => {
	expect(typingErrors('ghnet', 'ghent', 2)).toBe(1);
	expect(typingErrors('gent', 'genk', 2)).toBe(1);
	expect(typingErrors('gent', 'gent', 2)).toBe(0);
	expect(typingErrors('gent', 'antwerpen', 2)).toBe(3);
});
