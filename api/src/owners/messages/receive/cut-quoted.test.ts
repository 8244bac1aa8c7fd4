import { LANGUAGES } from '@estate/shared-contract';
import { cpuMs } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { OWNER_TEXTS } from '../../owner-texts.ts';
import { cutQuoted, withoutActionLinks } from './cut-quoted.ts';

it.each(LANGUAGES)('nothing below the mark of our own mail is kept, in %s', (language) => {
	const { answerAbove } = OWNER_TEXTS[language].messages;
	expect(cutQuoted(`Goed zo.\r\n\r\n> ${answerAbove}\r\n> Beste`)).toBe('Goed zo.');
});

it.each([
	'On Mon, 23 Nov 2026 at 10:00, Meander <reply+1@x.be> wrote:',
	'Op ma 23 nov 2026 om 10:00 schreef Meander <reply+1@x.be>:',
	'Op 23 november 2026 om 10:00 schreef Meander\n<reply+1@x.be>:',
	'Le lun. 23 nov. 2026 à 10:00, Meander <reply+1@x.be> a écrit :',
	'Am 23.11.2026 um 10:00 schrieb Meander <reply+1@x.be>:',
	'-----Oorspronkelijk bericht-----',
	'________________________________\nVan: Meander',
	'Van: Meander <reply+1@x.be>\nVerzonden: maandag 23 november 2026 10:00\nAan: An',
	'De : Meander\nEnvoyé : lundi\nÀ : An',
	'-- \nAn Peeters\n0470 00 00 00',
	'> alles hieronder\n> is oud',
])('what a mail program quotes is cut: %j', (quote) => {
	expect(cutQuoted(`Ja, dat kan.\n\nTot dan\n\n${quote}\n\n> Beste An`)).toBe('Ja, dat kan.\n\nTot dan');
});

it.each([
	'Op dinsdag schreef u dat het kon.',
	'> Kan het om 15 uur?\nJa.\n> En om 16 uur?\nNee.',
	'Van: de overkant gezien lijkt het kleiner.',
	'Eerste regel\n- tweede\n-- derde',
])('words of the answer stay: %j', (text) => {
	expect(cutQuoted(text)).toBe(text);
});

it('a long hostile mail is cut with little work', () => {
	const hostile = `on ${'wrote '.repeat(40_000)}\n`.repeat(3) + 'Op a\n'.repeat(100_000);
	expect(cpuMs(() => cutQuoted(hostile))).toBeLessThan(2_000);
});

it('lines with a link that acts for the agency are left out of an answer, broken ones too', () => {
	const hash = 'ab12'.repeat(10);
	const link = `https://site.example/nl/agency-action/message-answer_7_1/`;
	expect(withoutActionLinks(`Ja.\n> Beantwoorden ${link}\n> ${hash}/\nTot dan`)).toBe('Ja.\nTot dan');
});
