import { readFile } from 'node:fs/promises';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';
import { PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const PDF = Buffer.from('%PDF-1.4\n% a report\n%%EOF\n');
const PROGRAM = Buffer.from('MZ\x90\x00\x03\x00\x00\x00');

for (const { language, javaScriptEnabled, index, name: variant, tag } of PORTAL_VARIANTS)
	test.describe(variant, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [415, 422] });

		test('an owner hands a document in, downloads it and removes it', { tag }, async ({ page, context }) => {
			const { texts, property } = portalIn(language);
			const words = texts.documents;
			const name = `keuring-${index}-${Date.now()}.pdf`;
			const id = DEMO_OWNER.propertyIds[index % DEMO_OWNER.propertyIds.length] as number;
			await startOwnerSession(context);
			await page.goto(`${property(id, 'documents')}?kind=electricity`);
			const main = page.getByRole('main');
			const input = main.locator('input[type="file"]');
			await input.setInputFiles(file(name, PROGRAM));
			if (!javaScriptEnabled) await main.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(texts.messages.file[javaScriptEnabled ? 'wrongKind' : 'refused']);
			await input.setInputFiles(file(name, PDF));
			if (javaScriptEnabled) await expect(main.locator('input[type="hidden"][name="file"]')).toHaveCount(1);
			// A day that cannot be is refused in words, and the file that was handed in stays.
			await main.getByLabel(words.issuedOn).fill('2099-01-01');
			await main.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.faults.future);
			await main.getByLabel(words.issuedOn).fill('2020-03-01');
			await main.getByLabel(words.expiresOn).fill('2045-03-01');
			await main.getByRole('button', { name: words.send }).click();
			await expect(main).toContainText(words.added);
			const row = main.getByRole('listitem').filter({ hasText: name }).last();
			await expect(row).toContainText('2045');
			const download = page.waitForEvent('download');
			await row.getByRole('link', { name }).click();
			expect(await readFile(await (await download).path())).toEqual(PDF);
			await expectToFit(page, [1440, 820, 320]);
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			await row.getByRole('button', { name: texts.messages.file.remove }).click();
			await expect(main).toContainText(words.removed);
			await expect(main).not.toContainText(name);
		});
	});
