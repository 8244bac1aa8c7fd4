import { expect, it } from 'vitest';
import { rowTexts, wordsIn } from './owner-words.ts';

it('keeps a text in the agency’s language, and all of it where there are several', () => {
	const row = rowTexts({ type: 'Brief', subject: { nl: 'Bod', fr: 'Offre' } });
	expect(row).toEqual({ type: 'Brief', subject: 'Bod', words: { subject: { nl: 'Bod', fr: 'Offre' } } });
});

it('gives the reader’s language, and leaves the column to the others', () => {
	const { words } = rowTexts({ subject: { nl: 'Bod', fr: 'Offre', de: '' } });
	expect(wordsIn(words, 'fr')).toEqual({ subject: 'Offre' });
	expect([wordsIn(words, 'de'), wordsIn(words, 'en')]).toEqual([{}, {}]);
});
