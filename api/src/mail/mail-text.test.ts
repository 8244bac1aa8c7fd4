import { LANGUAGES } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { fillIn, greeted, MAIL_TEXTS } from './mail-text.ts';

function entries(value: unknown, path = ''): [path: string, text: string][] {
	if (typeof value === 'string') return [[path, value]];
	return Object.entries(value as object).flatMap(([key, part]) => entries(part, `${path}.${key}`));
}
const marks = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('the texts of mails', () => {
	it.each(LANGUAGES)('are complete in %s, with the same places to fill in as in Dutch', (language) => {
		const dutch = new Map(entries(MAIL_TEXTS.nl));
		const own = new Map(entries(MAIL_TEXTS[language]));
		expect([...own.keys()].sort()).toEqual([...dutch.keys()].sort());
		for (const [path, text] of own) {
			expect(text.trim(), path).not.toBe('');
			expect(marks(text), path).toEqual(marks(dutch.get(path) ?? ''));
		}
	});

	it.each(LANGUAGES)(
		'speak of links in %s, which their plain text has as well, and of no button',
		(language) => {
			for (const [path, text] of entries(MAIL_TEXTS[language]))
				expect(text, path).not.toMatch(/\bknop\b|\bbouton\b|\bbutton\b|Schaltfläche/i);
		},
	);

	it('go on in small letters under a German greeting, and start with a capital without one', () => {
		const { savedSearchNews, subscription } = MAIL_TEXTS.de;
		const [found, confirm] = [savedSearchNews.one.intro, subscription.wish.intro];
		expect(greeted('Guten Tag Frau Maes,', [found, confirm])).toEqual([
			'Guten Tag Frau Maes,',
			expect.stringMatching(/^diese Immobilie/),
			expect.stringMatching(/^Bestätigen Sie/),
		]);
		expect(greeted('', [found])).toEqual([expect.stringMatching(/^Diese Immobilie/)]);
	});

	it('are filled in without leaving a mark behind', () => {
		expect(fillIn('Dag {{name}}, {{nothing}}!', { name: '$& {{x}}' })).toBe('Dag $& {{x}}, !');
	});
});
