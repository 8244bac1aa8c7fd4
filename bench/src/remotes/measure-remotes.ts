import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../e2e/src/chromium.ts';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { measureLoad } from '../measure-load.ts';
import { benchSettings, startBenchSite } from '../start-bench-stack.ts';
import { findTemplates, type Template } from '../templates.ts';
import { registerRemotes } from './register-remotes.ts';

/** A page of a site with few registered remotes, and of one with many. */
export interface RemotesFigures {
	template: Template['name'];
	/** Bytes of everything that the page loads until it is alive, pictures and fonts included */
	bytes: { few: number; many: number };
	/** Median milliseconds that the server takes for the page when it is in no cache */
	milliseconds: { few: number; many: number };
}

const median = (values: readonly number[]) =>
	[...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(url: string): Promise<number> {
	const started = performance.now();
	const response = await fetch(url);
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${url}: ${response.status}`);
	return performance.now() - started;
}

/** By turns, so that whatever else the machine does slows both alike. */
async function compareTimes(few: string, many: string, rounds: number) {
	const times = { few: [] as number[], many: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		// An address with "preview" is never kept; a parameter that no slot names would be left out, and the page come from the cache.
		const query = `?preview=${round}`;
		const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
		for (const site of order) times[site].push(await timeOf((site === 'few' ? few : many) + query));
	}
	return { few: median(times.few), many: median(times.many) };
}

/** Measures pages of the site as it is, beside one on the same data with `count` further remotes registered. */
export async function measureRemotes(
	{ count, rounds }: { count: number; rounds: number },
	progress: Progress,
): Promise<RemotesFigures[]> {
	const settings = benchSettings();
	const stack = await startBenchSite();
	const port = settings.port + 3;
	const manyUrl = `http://localhost:${port}`;
	const releases = path.join(settings.dataDir, 'many-releases');
	const many = new ServerProcess({
		name: 'site with many remotes',
		file: 'shell/src/server/main.ts',
		healthUrl: `${manyUrl}/healthz`,
		restart: false,
		environment: {
			...settings.environment,
			PORT: String(port),
			SITE_URL: manyUrl,
			API_URL: `http://127.0.0.1:${settings.apiPort}`,
			RELEASES_DIR: releases,
			DATA_DIR: path.join(settings.dataDir, 'many-site'),
		},
	});
	const browser = await chromium.launch(await chromiumLaunch());
	try {
		await progress.step(`Registering ${count} further remotes`, async () => {
			await rm(releases, { recursive: true, force: true });
			await cp(path.join(settings.dataDir, 'releases'), releases, { recursive: true });
			await registerRemotes(releases, count);
		});
		await progress.step('Site with all of them', () => many.start());
		const figures: RemotesFigures[] = [];
		for (const template of (await findTemplates(stack.siteUrl)).filter(({ isOwners }) => !isOwners))
			await progress.step(`Page ${template.name}`, async () => {
				const sites = { few: stack.siteUrl + template.path, many: manyUrl + template.path };
				// The first views make pictures and read code.
				for (const url of Object.values(sites)) for (let view = 0; view < 5; view++) await timeOf(url);
				const milliseconds = await compareTimes(sites.few, sites.many, rounds);
				const [few, more] = [
					await measureLoad(browser, stack.siteUrl, template),
					await measureLoad(browser, manyUrl, template),
				];
				figures.push({
					template: template.name,
					bytes: { few: few.all, many: more.all },
					milliseconds,
				});
			});
		return figures;
	} finally {
		await browser.close();
		await many.stop();
		await stack.stop();
	}
}
