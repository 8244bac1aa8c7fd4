import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type S3Server, startS3Server } from '@estate/releases/testing/s3-server';
import { freePort } from '@estate/shared-contract/samples';
import { DeployedServer } from '../../../e2e/src/deploy/deployed-server.ts';
import { OwnPostgres } from '../../../e2e/src/deploy/own-postgres.ts';
import { buildInto, type ServerPart } from '../../../e2e/src/deploy/server-command.ts';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { requireScript } from '../../../scripts/stack/command.ts';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { Balancer } from './balancer.ts';

const FOLDER = path.join(ROOT, 'var', 'bench-scale');
const DIST = path.join(FOLDER, 'dist');
const ACCOUNT = { accessKeyId: 'estate', secretAccessKey: 'for-this-bench-alone' };
/** More of them would be imported for minutes */
const PROPERTIES = 300;
export const FIRST = '1.0.0';
export const SECOND = '1.1.0';
/** The remote that the bench promotes and rolls back, on a page that shows it */
export const MOVED = { remote: 'listings', page: '/nl/te-koop/' } as const;

export type Item = { kind: string } & Record<string, unknown>;

/** Two sites and two apis as production runs them; how many are asked is up to `use`. */
export interface ScaleStack {
	/** Address of the proxy before the sites */
	url: string;
	/** Location of the release store, whose account stands in this process's environment */
	releases: string;
	databaseUrl: string;
	sites: readonly DeployedServer[];
	apis: readonly DeployedServer[];
	/** Address of the metrics of each site */
	metrics: readonly string[];
	postgres: OwnPostgres;
	balancer: Balancer;
	/** A property of the agency, for changes */
	property: Item;
	/** Sends visitors to so many sites, and those to so many apis. */
	use(instances: number): Promise<void>;
	/** Takes in items over what is there. */
	importItems(items: readonly Item[]): Promise<void>;
	stop(): Promise<void>;
}

const runDist = (what: string, command: string, args: readonly string[], environment: NodeJS.ProcessEnv) =>
	requireScript(what, path.join(DIST, `${command}.js`), args, environment);

/** The demo agency without its pictures: they would take long to import, and proxies and browsers keep them. */
async function makeAgency(environment: NodeJS.ProcessEnv): Promise<Item[]> {
	const out = path.join(FOLDER, 'demo');
	const args = ['--properties', String(PROPERTIES), '--pictures-per-subject', '1', '--out', out];
	await requireScript('Making the demo agency', 'demo/src/cli/main.ts', args, environment);
	const lines = readFileSync(path.join(out, 'feed.ndjson'), 'utf8').split('\n').filter(Boolean);
	return lines.map((line) => {
		const bare = JSON.parse(line, (key, value) => {
			if (key === 'picture') return undefined;
			return key === 'pictures' ? [] : value;
		});
		return bare as Item;
	});
}

async function importItems(items: readonly Item[], environment: NodeJS.ProcessEnv): Promise<void> {
	// Beside the demo's own, where logo and documents lie.
	const feed = path.join(FOLDER, 'demo', 'own.ndjson');
	writeFileSync(feed, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
	await runDist('Importing a feed', 'import', [feed], environment);
}

/** Every remote as the first version, and the one that is moved as a second, which waits. */
async function publishRemotes(environment: NodeJS.ProcessEnv): Promise<void> {
	for (const remote of REMOTES) {
		await runDist(`Publishing ${remote}`, 'release', ['publish', remote], environment);
		const promote = ['promote', remote, FIRST, '--without-browser', '--why', 'bench'];
		await runDist(`Promoting ${remote}`, 'release', promote, environment);
	}
	// What lies in dist/ has one number: another is built from the sources.
	const publish = ['publish', MOVED.remote, '--version', SECOND, '--without-types'];
	await requireScript(`Publishing ${MOVED.remote}`, 'releases/src/cli/main.ts', publish, environment);
}

interface Ports {
	sitePort: number;
	apiPort: number;
}

function commonSettings({ sitePort, apiPort }: Ports, postgres: OwnPostgres, s3: S3Server) {
	return {
		...process.env,
		AWS_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
		AWS_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
		DATABASE_URL: postgres.url,
		DATA_DIR: path.join(FOLDER, 'data'),
		RELEASES_URL: `s3://estate/releases?endpoint=${s3.url}&path-style=yes`,
		RELEASES_DIR: '',
		RELEASE_WHO: 'bench',
		SITE_URL: `http://localhost:${sitePort}`,
		API_URL: `http://127.0.0.1:${apiPort}`,
		// Each visitor has an address, which the proxy does not tell because it does not read.
		TRUST_PROXY: '127.0.0.1/32',
		// A form costs the server the same with a proof that the bench would have to work out.
		CAPTCHA: 'off',
		SMTP_URL: '',
		LOG_LEVEL: 'error',
		DRAIN_SECONDS: '0',
		// An instance as docs/production.md plans them: of one core, whatever this machine has.
		RENDER_WORKERS: '1',
		WARM_PICTURES: 'no',
	} satisfies NodeJS.ProcessEnv;
}

async function newServer(part: ServerPart, number: number, common: NodeJS.ProcessEnv) {
	const [port, metricsPort] = [await freePort(), await freePort()];
	// Pictures and uploads are one folder of all apis; a site's folder is its own.
	const own =
		part === 'site'
			? {
					PORT: String(port),
					METRICS_PORT: String(metricsPort),
					DATA_DIR: path.join(FOLDER, `site-${number}`),
				}
			: { API_PORT: String(port) };
	const environment = { ...common, ...own };
	const server = new DeployedServer({ part, name: `${part} ${number}`, port, environment, dist: DIST });
	return { server, port, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

const makeBoth = (part: ServerPart, common: NodeJS.ProcessEnv) =>
	Promise.all([1, 2].map((number) => newServer(part, number, common)));

/** What ends last is what began first. */
class Begun {
	readonly #parts: { stop(): Promise<unknown> }[] = [];

	add<Part extends { stop(): Promise<unknown> }>(part: Part): Part {
		this.#parts.unshift(part);
		return part;
	}

	async stop(): Promise<void> {
		for (const part of this.#parts.splice(0)) await part.stop();
	}
}

async function startWith(begun: Begun, progress: Progress): Promise<ScaleStack> {
	const ports: Ports = { sitePort: await freePort(), apiPort: await freePort() };
	const postgres = begun.add(await OwnPostgres.start());
	const s3 = begun.add(await startS3Server({ account: ACCOUNT, buckets: ['estate'] }));
	const common = commonSettings(ports, postgres, s3);
	Object.assign(process.env, {
		AWS_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
		AWS_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
	});
	await progress.step('Building dist/', () => buildInto(DIST));
	let agency: Item[] = [];
	await Promise.all([
		progress.step(`Demo agency of ${PROPERTIES} properties`, async () => {
			agency = await makeAgency(common);
			await runDist('Migrating', 'db', ['migrate'], common);
			await importItems(agency, common);
		}),
		progress.step('Remotes in the release store', () => publishRemotes(common)),
	]);
	const [sites, apis] = [await makeBoth('site', common), await makeBoth('api', common)];
	const balancer = begun.add(await Balancer.start(ports));
	const use = (instances: number) =>
		balancer.send({
			sites: sites.slice(0, instances).map(({ port }) => port),
			apis: apis.slice(0, instances).map(({ port }) => port),
		});
	await use(2);
	await progress.step('Two apis and two sites', async () => {
		for (const { server } of [...apis, ...sites]) await begun.add(server).start();
	});
	return {
		url: common.SITE_URL,
		releases: common.RELEASES_URL,
		databaseUrl: postgres.url,
		sites: sites.map(({ server }) => server),
		apis: apis.map(({ server }) => server),
		metrics: sites.map(({ metrics }) => metrics),
		postgres,
		balancer,
		property: agency.find(({ kind }) => kind === 'property') ?? { kind: 'property' },
		use,
		importItems: (items) => importItems(items, common),
		stop: () => begun.stop(),
	};
}

/** Makes it on data of its own. Throws a sentence where PostgreSQL's programs lack. */
export async function startScaleStack(progress: Progress): Promise<ScaleStack> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const begun = new Begun();
	try {
		return await startWith(begun, progress);
	} catch (error) {
		await begun.stop();
		throw error;
	}
}
