import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileLayout } from './compile-layout.ts';
import { mailBody } from './mail-body.ts';

const LETTER: Parameters<typeof mailBody>[0] = {
	language: 'nl',
	subject: 'Bod op "Zon" & <meer>',
	agency: 'Huis & <Haard>',
	brand: '#123456',
	signature: ['Huis & <Haard>', 'Kouter 1'],
	before: ['Dag <b>TEXT URL</b>'],
	facts: [
		['Referentie', 'M-1'],
		['Leeg', ' '],
		['Bericht', 'een\ntwee'],
	],
	properties: [
		{
			title: 'Villa "Zon"',
			place: '9000 Gent',
			price: '€ 1',
			url: 'https://a.test/1',
			picture: 'https://a.test/1.jpg',
		},
	],
	button: { text: 'Bevestig', url: 'https://a.test/?a=1&b="2"' },
	after: ['Groeten'],
	unsubscribe: { text: 'Uitschrijven', url: 'https://a.test/weg' },
};
const body = mailBody(LETTER);

it('is what mjml makes of the source: run "node api/src/mail/compile-layout.ts" after a change', async () => {
	expect(await readFile(path.join(import.meta.dirname, 'layout.html'), 'utf8')).toBe(await compileLayout());
});

it('bears its subject as the title', () =>
	expect(body.html).toContain('<title>Bod op &#34;Zon&#34; &#38; &#60;meer&#62;</title>'));

it('asks for nothing from elsewhere and runs nothing', async () => {
	const layout = await readFile(path.join(import.meta.dirname, 'layout.html'), 'utf8');
	expect(layout).not.toMatch(/<script|fonts\.googleapis|@import|<link/);
});

it('holds everything once, in its order, as text', () => {
	const { html } = body;
	const order = [
		'Dag &#60;b&#62;TEXT URL',
		'M-1',
		'een<br>twee',
		'Villa &#34;Zon&#34;',
		'Bevestig',
		'Groeten',
		'Uitschrijven',
	];
	const places = order.map((text) => html.indexOf(text));
	expect(places.every((place) => place > 0)).toBe(true);
	expect(places).toEqual([...places].sort((one, other) => one - other));
	expect(html).not.toContain('Leeg');
	expect(html).not.toContain('<Haard>');
	expect(html).toContain('href="https://a.test/?a=1&#38;b=&#34;2&#34;"');
	expect(html).toContain('#123456');
	expect(html).not.toMatch(/\b(LABEL|VALUE|FOOTER|AGENCY|PICTURE|PLACE|PRICE)\b|<!--\/?[a-z]+-->/);
});

it('has what a link does as its words, and its address in the plain text alone', () => {
	const after = [{ text: 'Ajouter à votre agenda', url: 'https://a.test/v.ics' }];
	const { html, text } = mailBody({ ...LETTER, language: 'fr', after });
	expect(html).toMatch(/<a href="https:\/\/a\.test\/v\.ics"[^>]*>Ajouter à votre agenda<\/a>/);
	expect(text).toContain('\nAjouter à votre agenda\u00a0: https://a.test/v.ics\n');
});

it('says the same as plain text', () => {
	expect(body.text).toBe(`Dag <b>TEXT URL</b>

Referentie: M-1
Bericht: een
twee

Villa "Zon", 9000 Gent, € 1
https://a.test/1

Bevestig: https://a.test/?a=1&b="2"

Groeten

Huis & <Haard>
Kouter 1

Uitschrijven: https://a.test/weg
`);
});

it('in French has a no-break space before the colon of each label', () => {
	const { text } = mailBody({ ...LETTER, language: 'fr', facts: [['Référence', 'M-1']] });
	expect(text).toContain('Référence\u00a0: M-1');
	expect(text).toContain('Bevestig\u00a0: https://a.test/');
	expect(text).toContain('Uitschrijven\u00a0: https://a.test/weg');
});
