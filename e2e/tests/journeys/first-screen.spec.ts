import { expect, test } from '../../src/clean-page.ts';

/** What a visitor came for stands where nothing has to be scrolled: what it costs, and whom to ask. */
for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
])
	test.describe(`the first screen of ${viewport.width} × ${viewport.height}`, () => {
		test.use({ viewport });

		for (const goal of [0, 1])
			test(`has price and contact of a property for ${goal === 0 ? 'sale' : 'rent'}`, async ({
				page,
				request,
			}) => {
				const query = `language=nl&goal=${goal}&hide=sold&pageSize=12`;
				const { items } = await (await request.get(`/api/v1/properties?${query}`)).json();
				// The longest title of the first page takes most room.
				const [longest] = items.toSorted(
					(one: { TypeDescription: string }, other: { TypeDescription: string }) =>
						other.TypeDescription.length - one.TypeDescription.length,
				);
				await page.goto(`/nl/property/${longest.ID}/`);
				const article = page.getByRole('article').first();
				const price = article
					.locator('header')
					.getByText(/€|Prijs op aanvraag/)
					.first();
				const visit = article.getByRole('link', { name: 'Plan een bezoek' }).locator('visible=true');
				const call = article.getByRole('link', { name: /^Bel / }).locator('visible=true');
				await expect(price).toBeVisible();
				const bar = page.locator('[data-bottom-bar]');
				const barTop = (await bar.isVisible()) ? (await bar.boundingBox())!.y : viewport.height;
				const box = (await price.boundingBox())!;
				expect(box.y + box.height, 'the price stands above the bar').toBeLessThanOrEqual(barTop);
				for (const way of [visit, call]) {
					const boxes = await Promise.all((await way.all()).map((each) => each.boundingBox()));
					expect(boxes.some((each) => each && each.y >= 0 && each.y + each.height <= viewport.height)).toBe(
						true,
					);
				}
			});
	});
