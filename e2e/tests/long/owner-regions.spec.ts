import { readFile } from 'node:fs/promises';
import { axeViolations } from '../../src/axe.ts';
import { expect, startedBefore, test } from '../../src/clean-page.ts';
import { demoItems, OwnSite } from '../../src/own-site.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { logIn } from '../../src/owners/log-in-pages.ts';
import { filledIn, PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

/** What an old house for sale needs. The demo agency has none in Wallonia. */
const REGIONS = {
	flanders: {
		id: 990_201,
		place: { Zip: '9000', City: 'Gent' },
		asked: ['energy', 'soil', 'electricity', 'planning', 'flood', 'asbestos', 'as-built', 'oil-tank'],
		source: 'Bodemdecreet',
	},
	brussels: {
		id: 990_202,
		place: { Zip: '1050', City: 'Elsene' },
		asked: ['energy', 'soil', 'electricity', 'planning', 'as-built'],
		source: 'Ordonnantie/Ordonnance',
	},
	wallonia: {
		id: 990_203,
		place: { Zip: '5000', City: 'Namur' },
		asked: ['energy', 'soil', 'electricity', 'planning', 'as-built'],
		source: 'Décret sols',
	},
} as const;
type RegionName = keyof typeof REGIONS;

const KINDS = new Set(['site', 'property-type', 'city', 'team-member', 'category', 'article', 'page']);
const PDF = Buffer.from('%PDF-1.4\n% a report\n%%EOF\n');

let site: OwnSite;
// One owner, whose documents are counted.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ baseURL: startedBefore(() => site?.url) });
test.beforeAll(async () => {
	test.setTimeout(240_000);
	site = await OwnSite.reserve({ name: 'regions', environment: { DAILY_MAIL: 'no' } });
	const all = demoItems();
	const house = all.find(({ kind, ID }) => kind === 'property' && ID === DEMO_OWNER.propertyIds.at(-1));
	const owner = all.find(({ kind, email }) => kind === 'owner' && email === DEMO_OWNER.email);
	if (!house || !owner) throw new Error('The demo agency has changed: give this test a house and its owner.');
	const houses = Object.values(REGIONS).map(({ id: ID, place }) => ({
		...house,
		...place,
		ID,
		ConstructionYear: 1930,
		documents: [],
	}));
	const { kind, id, firstName, lastName, email, password } = owner;
	await site.import([
		...all.filter((item) => KINDS.has(item.kind)),
		...houses,
		{
			...{ kind, id, firstName, lastName, email, password },
			propertyIds: houses.map(({ ID }) => ID),
			...{ visits: [], communications: [], media: [], pageVisits: [] },
		},
	]);
	await Promise.all([site.startApi(), site.startSite()]);
});
test.afterAll(() => site?.stop());

for (const { language, javaScriptEnabled, index, name: variant } of PORTAL_VARIANTS)
	test.describe(variant, () => {
		test.use({ javaScriptEnabled });

		test('each region asks for its own documents; what is handed in is in order until its rule ends it', async ({
			page,
		}) => {
			const { texts, property } = portalIn(language);
			const words = texts.documents;
			const main = page.getByRole('main');
			await page.goto(`/${language}/login/`);
			await logIn(page, DEMO_OWNER.email, DEMO_OWNER.password);
			await expect(main.getByRole('article')).toHaveCount(Object.keys(REGIONS).length);
			for (const region of Object.keys(REGIONS) as RegionName[]) {
				const { id, asked, source } = REGIONS[region];
				const address = property(id, 'documents');
				await page.goto(address);
				await expect(main).toContainText(
					filledIn(words.lead.split('{{day}}')[0] ?? '', { region: words.regions[region] }),
				);
				await expect(main).toContainText(source);
				const rows = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
				await expect(rows).toHaveCount(asked.length);
				for (const [place, kind] of asked.entries())
					await expect(rows.nth(place).getByRole('heading')).toContainText(words.kinds[kind]);

				// An energy certificate is good for ten years in each of them.
				const file = `${region}-${index}-${Date.now()}.pdf`;
				const row = rows.first();
				await page.goto(`${address}?kind=energy`);
				await main
					.locator('input[type="file"]')
					.setInputFiles({ name: file, mimeType: 'application/pdf', buffer: PDF });
				if (javaScriptEnabled) await expect(main.locator('input[type="hidden"][name="file"]')).toHaveCount(1);
				await main.getByLabel(words.issuedOn).fill('2024-03-01');
				await main.getByRole('button', { name: words.send }).click();
				await expect(main).toContainText(words.added);
				await expect(row).toContainText(words.states.good);
				await expect(row).toContainText('2034');
				const download = page.waitForEvent('download');
				await row.getByRole('link', { name: file }).click();
				expect(await readFile(await (await download).path())).toEqual(PDF);
				await expectToFit(page, [1440, 360]);
				if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
				await row
					.getByRole('listitem')
					.filter({ hasText: file })
					.getByRole('button', { name: texts.messages.file.remove })
					.click();
				await expect(main).toContainText(words.removed);
				await expect(row).toContainText(words.states.lacking);
			}
		});
	});
