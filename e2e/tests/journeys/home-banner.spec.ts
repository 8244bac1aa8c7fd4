import { sampleImage } from '@estate/shared-contract/samples';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, MOVING, test } from '../../src/clean-page.ts';
import { type ConfiguredSite, startConfiguredSite } from '../../src/configured-site.ts';
import { untilQuiet } from '../../src/page-traffic.ts';

const VIDEO = '/media/banner.mp4';
let site: ConfiguredSite;
/** The pictures are placeholders of the contract's samples, and no such video is there */
const MISSING = [404];

test.describe.configure({ mode: 'default' });
test.use({ ...MOVING, expectedStatuses: MISSING });
test.afterEach(async ({ page }) => {
	// A page that is still open would miss its site.
	await page.close();
	await site.stop();
});

async function startSite(type: 'gallery' | 'video'): Promise<void> {
	site = await startConfiguredSite('banner', (configuration) => {
		configuration.banner = {
			...configuration.banner,
			type,
			images: ['een', 'twee', 'drie'].map((name) => sampleImage(name, { nl: `Beeld ${name}` })),
			videoUrl: VIDEO,
		};
	});
}

test('a gallery takes turns without a script, stands still at a click, and shows one picture to who wants no motion', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await startSite('gallery');
	await page.goto(`${site.url}/nl/`);
	const slides = page.locator('[data-motion="gallery"] > div[data-of]');
	await expect(slides).toHaveCount(3);
	const motions = () =>
		slides.evaluateAll((all) => all.flatMap((slide) => slide.getAnimations().map((each) => each.playState)));
	/** Opacities after so many milliseconds */
	const opacitiesAt = (time: number) =>
		slides.evaluateAll((all, currentTime) => {
			for (const slide of all)
				for (const motion of slide.getAnimations()) Object.assign(motion, { currentTime });
			return all.map((slide) => Number(getComputedStyle(slide).opacity));
		}, time);
	expect(await motions()).toEqual(['running', 'running', 'running']);
	await page.getByRole('checkbox', { name: /beweging|stil|pauz/i }).check({ force: true });
	expect(await motions()).toEqual(['paused', 'paused', 'paused']);
	// Each stands three seconds and gives way in half a one (decisions 38).
	for (const [time, shown] of [
		[2_900, [1, 0, 0]],
		[3_600, [0, 1, 0]],
		[7_100, [0, 0, 1]],
		[10_600, [1, 0, 0]],
	] as const)
		expect(await opacitiesAt(time), `after ${time} ms`).toEqual(shown);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(slides.nth(0)).toBeVisible();
	await expect(slides.nth(1)).toBeHidden();
});

test('a video is loaded only by who may want to see it move; the poster stands for everyone', {
	tag: LONG_TAG,
}, async ({ page }) => {
	await startSite('video');
	const asked: string[] = [];
	page.on('request', (request) => request.url().endsWith(VIDEO) && asked.push(request.url()));
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${site.url}/nl/`);
	const video = page.locator('video[data-banner-video]');
	await expect(video).toHaveAttribute('poster', /\/media\/.+\/1360\.jpg$/);
	await untilQuiet(page);
	expect(asked).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.reload();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
		true,
		true,
	]);
});
