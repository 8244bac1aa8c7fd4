import { sampleImage } from '@estate/shared-contract/samples';
import { expect, test } from '../../src/clean-page.ts';
import { startConfiguredSite } from '../../src/configured-site.ts';

const VIDEO = '/media/banner.mp4';
let site: Awaited<ReturnType<typeof startConfiguredSite>>;
let type: 'gallery' | 'video' = 'gallery';
/** The pictures are placeholders of the contract's samples, and no such video is there */
const MISSING = [404];

test.describe.configure({ mode: 'default' });
test.use({ expectedStatuses: MISSING });
test.afterEach(() => site.stop());

async function startSite(banner: typeof type): Promise<void> {
	type = banner;
	site = await startConfiguredSite('banner', (configuration) => {
		configuration.banner = {
			...configuration.banner,
			type,
			images: ['een', 'twee', 'drie'].map((name) => sampleImage(name, { nl: `Beeld ${name}` })),
			videoUrl: VIDEO,
		};
	});
}

test('a gallery takes turns without a script, stands still at a click, and shows one picture to who wants no motion', async ({
	page,
}) => {
	await startSite('gallery');
	await page.goto(`${site.url}/nl/`);
	const slides = page.locator('[data-motion="gallery"] > div[data-of]');
	await expect(slides).toHaveCount(3);
	const opacities = () =>
		slides.evaluateAll((all) => all.map((slide) => Number(getComputedStyle(slide).opacity).toFixed(1)));
	const first = await opacities();
	// Each stands three seconds and gives way in half a one (decisions 38).
	await expect.poll(opacities, { timeout: 6_000 }).not.toEqual(first);
	await page.getByRole('checkbox', { name: /beweging|stil|pauz/i }).check({ force: true });
	const still = await opacities();
	await page.waitForTimeout(1_000);
	expect(await opacities()).toEqual(still);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(slides.nth(0)).toBeVisible();
	await expect(slides.nth(1)).toBeHidden();
});

test('a video is loaded only by who may want to see it move; the poster stands for everyone', async ({
	page,
}) => {
	await startSite('video');
	const asked: string[] = [];
	page.on('request', (request) => request.url().endsWith(VIDEO) && asked.push(request.url()));
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${site.url}/nl/`);
	const video = page.locator('video[data-banner-video]');
	await expect(video).toHaveAttribute('poster', /\/media\/.+\/1360\.jpg$/);
	await page.waitForTimeout(1_000);
	expect(asked).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.reload();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
		true,
		true,
	]);
});
