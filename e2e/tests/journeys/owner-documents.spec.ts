import { readFile } from 'node:fs/promises';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const PDF = Buffer.from('%PDF-1.4\n% a report\n%%EOF\n');
const PROGRAM = Buffer.from('MZ\x90\x00\x03\x00\x00\x00');

const PAGES = [
	{
		javaScriptEnabled: true,
		path: '/nl/eigenaar/:id/documenten/',
		issued: 'Datum van het document (optioneel)',
		expires: 'Geldig tot en met (optioneel)',
		send: 'Voeg het document toe',
		added: 'Het document is toegevoegd',
		removed: 'Het document is verwijderd',
		remove: 'Weghalen',
		refused: 'Dit soort bestand nemen we niet aan',
		future: 'Deze datum ligt in de toekomst',
	},
	{
		javaScriptEnabled: false,
		path: '/nl/eigenaar/:id/documenten/',
		issued: 'Datum van het document (optioneel)',
		expires: 'Geldig tot en met (optioneel)',
		send: 'Voeg het document toe',
		added: 'Het document is toegevoegd',
		removed: 'Het document is verwijderd',
		remove: 'Weghalen',
		refused: 'Een bestand werd niet aangenomen',
		future: 'Deze datum ligt in de toekomst',
	},
	{
		javaScriptEnabled: false,
		path: '/fr/proprietaire/:id/documents/',
		issued: 'Date du document (facultatif)',
		expires: 'Valable jusqu’au (facultatif)',
		send: 'Ajouter le document',
		added: 'Le document a été ajouté',
		removed: 'Le document a été supprimé',
		remove: /^(Enlever|Retirer|Supprimer)/,
		refused: 'Un fichier n’a pas été accepté',
		future: 'Cette date est dans le futur',
	},
] as const;

for (const [index, { javaScriptEnabled, path, ...words }] of PAGES.entries())
	test.describe(javaScriptEnabled ? 'with JavaScript' : `without JavaScript, ${path}`, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [415, 422] });

		test(
			'an owner hands a document in, downloads it and removes it',
			javaScriptEnabled && path.startsWith('/nl/') ? {} : { tag: LONG_TAG },
			async ({ page, context }) => {
				const name = `keuring-${index}-${Date.now()}.pdf`;
				await startOwnerSession(context);
				await page.goto(`${path.replace(':id', String(DEMO_OWNER.propertyIds[index]))}?kind=electricity`);
				const main = page.getByRole('main');
				const input = main.locator('input[type="file"]');
				await input.setInputFiles(file(name, PROGRAM));
				if (!javaScriptEnabled) await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.refused);
				await input.setInputFiles(file(name, PDF));
				if (javaScriptEnabled) await expect(main.locator('input[type="hidden"][name="file"]')).toHaveCount(1);
				// A day that cannot be is refused in words, and the file that was handed in stays.
				await main.getByLabel(words.issued).fill('2099-01-01');
				await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.future);
				await main.getByLabel(words.issued).fill('2020-03-01');
				await main.getByLabel(words.expires).fill('2045-03-01');
				await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.added);
				const row = main.getByRole('listitem').filter({ hasText: name }).last();
				await expect(row).toContainText('2045');
				const download = page.waitForEvent('download');
				await row.getByRole('link', { name }).click();
				expect(await readFile(await (await download).path())).toEqual(PDF);
				for (const width of [1440, 820, 320]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await row.getByRole('button', { name: words.remove }).click();
				await expect(main).toContainText(words.removed);
				await expect(main).not.toContainText(name);
			},
		);
	});
