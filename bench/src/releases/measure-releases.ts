import path from 'node:path';
import { createRandom } from '@estate/demo';
import { changeChannel, openStore, promote, rollBack } from '@estate/releases';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { requireScript } from '../../../scripts/stack/command.ts';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { benchSettings, startBenchSite } from '../start-bench-stack.ts';
import { type LoadOutcome, startLoad } from './release-load.ts';

const FIRST = '1.0.0';
const SECOND = '1.1.0';
const LIMIT_MS = 20_000;

export interface ReleaseFigures {
	moves: number;
	/** Milliseconds from the log entry until the slower of two instances serves it */
	promote: number[];
	rollBack: number[];
	instances: LoadOutcome[];
}

export interface ReleaseBench {
	moves: number;
	/** Pages per second that each instance is asked for */
	rate: number;
	seed: number;
}

async function untilServed(origin: string, revision: number): Promise<void> {
	const end = performance.now() + LIMIT_MS;
	for (;;) {
		const health = (await (await fetch(`${origin}/healthz`)).json()) as { revision: number };
		if (health.revision >= revision) return;
		if (performance.now() > end)
			throw new Error(`${origin} serves revision ${health.revision}, not ${revision}.`);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
}

async function move(
	location: string,
	remote: string,
): Promise<{ revision: number; kind: 'promote' | 'rollBack' }> {
	const store = openStore(location);
	const isFirst = (await store.log.newest('production')).state[remote]?.active === FIRST;
	const change = { channel: 'production', remote, who: 'bench', why: 'bench' } as const;
	const { revision } = isFirst
		? await changeChannel(store.log, { ...change, action: 'promote' }, (state) =>
				promote(state, remote, SECOND),
			)
		: await changeChannel(store.log, { ...change, action: 'rollback' }, (state) => rollBack(state, remote));
	return { revision, kind: isFirst ? 'promote' : 'rollBack' };
}

/** Promotes and rolls back random remotes while two instances on one store are asked for pages all the time. */
export async function measureReleases(
	{ moves, rate, seed }: ReleaseBench,
	progress: Progress,
): Promise<ReleaseFigures> {
	const settings = benchSettings();
	const stack = await startBenchSite();
	const secondPort = settings.port + 3;
	const secondUrl = `http://localhost:${secondPort}`;
	const second = new ServerProcess({
		name: 'second site',
		file: 'shell/src/server/main.ts',
		healthUrl: `${secondUrl}/healthz`,
		restart: false,
		environment: {
			...settings.environment,
			PORT: String(secondPort),
			SITE_URL: secondUrl,
			API_URL: `http://127.0.0.1:${settings.apiPort}`,
			RELEASES_DIR: path.join(settings.dataDir, 'releases'),
			DATA_DIR: path.join(settings.dataDir, 'second-site'),
		},
	});
	const figures: ReleaseFigures = { moves, promote: [], rollBack: [], instances: [] };
	try {
		await progress.step(`Publishing every remote as ${SECOND}`, async () => {
			for (const remote of REMOTES)
				await requireScript(
					`Publishing ${remote}`,
					'releases/src/cli/main.ts',
					['publish', remote, '--version', SECOND],
					settings.environment,
				);
		});
		await progress.step('Second site', () => second.start());
		const origins = [stack.siteUrl, secondUrl];
		const loads = origins.map((origin) => startLoad(origin, rate));
		await progress.step(`${moves} promotions and roll-backs under load`, async () => {
			const random = createRandom(String(seed)).next;
			for (let count = 0; count < moves; count++) {
				const remote = REMOTES[Math.floor(random() * REMOTES.length)] ?? '';
				const { revision, kind } = await move(path.join(settings.dataDir, 'releases'), remote);
				const started = performance.now();
				await Promise.all(origins.map((origin) => untilServed(origin, revision)));
				figures[kind].push(performance.now() - started);
				await new Promise((resolve) => setTimeout(resolve, 500 * random()));
			}
		});
		figures.instances = await Promise.all(loads.map((load) => load.end()));
	} finally {
		await second.stop();
		await stack.stop();
	}
	return figures;
}
