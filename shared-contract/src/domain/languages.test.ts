import { expect, it } from 'vitest';
import { isLanguage, pickText } from './languages.ts';

it('knows the four languages and nothing else', () => {
	expect(['nl', 'fr', 'en', 'de'].every(isLanguage)).toBe(true);
	expect(['NL', 'es', '', undefined, 1].some(isLanguage)).toBe(false);
});

it('picks language, its capitals, default language, its capitals, in that order', () => {
	expect(pickText({ fr: 'a', FR: 'b', nl: 'c', NL: 'd' }, 'fr', 'nl')).toBe('a');
	expect(pickText({ FR: 'b', nl: 'c', NL: 'd' }, 'fr', 'nl')).toBe('b');
	expect(pickText({ nl: 'c', NL: 'd' }, 'fr', 'nl')).toBe('c');
	expect(pickText({ NL: 'd' }, 'fr', 'nl')).toBe('d');
});

it('takes an empty text for a missing one, and gives an empty text only when there is none at all', () => {
	expect(pickText({ de: '', nl: 'Welkom' }, 'de', 'nl')).toBe('Welkom');
	expect(pickText({ de: '', en: 'Welcome' }, 'de', 'nl')).toBe('');
	expect(pickText(undefined, 'de', 'nl')).toBe('');
	expect(pickText(null, 'de', 'nl')).toBe('');
});
