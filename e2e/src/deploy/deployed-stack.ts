import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@estate/releases';
import { type S3Server, startS3Server } from '@estate/releases/testing/s3-server';
import { freePort } from '@estate/shared-contract/samples';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { requireScript } from '../../../scripts/stack/command.ts';
import { demoItems } from '../own-site.ts';
import { TEST_DATA_DIR, testStackSettings } from '../test-stack.ts';
import { DeployedServer } from './deployed-server.ts';
import { OwnPostgres } from './own-postgres.ts';
import type { ProxyPlan, RunningProxy } from './proxies.ts';
import { writeCertificate } from './proxy-certificate.ts';
import { buildServers, type ServerPart } from './server-command.ts';

const ACCOUNT = { accessKeyId: 'estate', secretAccessKey: 'for-tests-on-this-machine-alone' };
const ACCOUNT_SETTINGS = {
	AWS_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
	AWS_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
};
const RELEASE_CLI = 'releases/src/cli/main.ts';
const VERSION = '1.0.0';

/** The five remotes of the test stack, in an object store. */
async function releaseInto(location: string, environment: NodeJS.ProcessEnv): Promise<void> {
	const store = openStore(location, { copies: path.join(environment.DATA_DIR ?? '', 'copies') });
	const { artifacts } = openStore(path.join(TEST_DATA_DIR, 'releases'));
	for (const remote of REMOTES) {
		await store.artifacts.put(await artifacts.folder(remote, VERSION));
		const promote = ['promote', remote, VERSION, '--without-browser', '--why', 'deployment drill'];
		await requireScript(`Promoting ${remote}`, RELEASE_CLI, promote, environment);
	}
}

/** Writes the agency's feed beside the demo's own, where logo and documents lie, and takes it in. */
async function fillDatabase(name: string, environment: NodeJS.ProcessEnv): Promise<void> {
	const feed = path.join(TEST_DATA_DIR, 'demo', `deployed-${name}.ndjson`);
	const lines = demoItems().map((item) => `${JSON.stringify(item)}\n`);
	writeFileSync(feed, lines.join(''));
	await requireScript('Migrating', 'api/src/cli/db.ts', ['migrate'], environment);
	await requireScript('Importing the feed', 'api/src/cli/import.ts', [feed], environment);
}

/** What all servers of a stack are set to. */
function commonSettings(
	folder: string,
	ports: { port: number; apiPort: number },
	{ postgres, s3 }: { postgres: OwnPostgres; s3: S3Server },
): NodeJS.ProcessEnv {
	return {
		...testStackSettings().environment,
		...ACCOUNT_SETTINGS,
		SERVER_OUTPUT_DIR: '',
		DATABASE_URL: postgres.url,
		DATA_DIR: path.join(folder, 'data'),
		RELEASES_URL: `s3://estate/releases?endpoint=${s3.url}&path-style=yes`,
		RELEASES_DIR: '',
		SITE_URL: `https://localhost:${ports.port}`,
		API_URL: `http://127.0.0.1:${ports.apiPort}`,
		TRUST_PROXY: '127.0.0.1/32',
		// What the drill posts comes from as many addresses as visitors have.
		REQUEST_LIMIT: '20',
		LOG_LEVEL: 'warn',
		// Longer than a proxy takes to notice.
		DRAIN_SECONDS: '2',
	};
}

async function newServer(
	part: ServerPart,
	number: number,
	folder: string,
	environment: NodeJS.ProcessEnv,
): Promise<DeployedServer> {
	const port = await freePort();
	// Pictures and uploads are one folder of all apis; a site's folder is its own.
	const own =
		part === 'site'
			? { PORT: String(port), DATA_DIR: path.join(folder, `site-${number}`) }
			: { API_PORT: String(port) };
	return new DeployedServer({
		part,
		name: `${part} ${number}`,
		port,
		environment: { ...environment, ...own },
	});
}

/** Two sites and two apis on a PostgreSQL server and an object store, behind one proxy with TLS. */
export class DeployedStack {
	/** Address under which visitors see the site */
	readonly url: string;
	readonly certificate: string;
	readonly servers: readonly DeployedServer[];
	readonly #parts: { postgres: OwnPostgres; s3: S3Server; proxy: RunningProxy };

	static async start(
		name: string,
		startProxy: (plan: ProxyPlan) => Promise<RunningProxy>,
	): Promise<DeployedStack> {
		const folder = path.join(TEST_DATA_DIR, `deployed-${name}`);
		rmSync(folder, { recursive: true, force: true });
		await buildServers();
		Object.assign(process.env, ACCOUNT_SETTINGS);
		const ports = { port: await freePort(), apiPort: await freePort() };
		const proxyFolder = path.join(folder, 'proxy');
		const certificate = writeCertificate(proxyFolder);
		const postgres = await OwnPostgres.start();
		const s3 = await startS3Server({ account: ACCOUNT, buckets: ['estate'] });
		const environment = commonSettings(folder, ports, { postgres, s3 });
		const make = (part: ServerPart) =>
			Promise.all([1, 2].map((number) => newServer(part, number, folder, environment)));
		const [sites = [], apis = []] = [await make('site'), await make('api')];
		let proxy: RunningProxy | undefined;
		try {
			await fillDatabase(name, environment);
			await releaseInto(environment.RELEASES_URL ?? '', environment);
			await Promise.all(apis.map((api) => api.start()));
			const addresses = (servers: readonly DeployedServer[]) => servers.map(({ address }) => address);
			const instances = { sites: addresses(sites), apis: addresses(apis) };
			proxy = await startProxy({ ...ports, ...instances, folder: proxyFolder });
			for (const site of sites) await site.start();
			const url = environment.SITE_URL ?? '';
			return new DeployedStack(url, certificate, [...sites, ...apis], { postgres, s3, proxy });
		} catch (error) {
			for (const server of [...sites, ...apis]) await server.stop();
			await proxy?.stop();
			await s3.stop();
			await postgres.stop();
			throw error;
		}
	}

	private constructor(
		url: string,
		certificate: string,
		servers: readonly DeployedServer[],
		parts: { postgres: OwnPostgres; s3: S3Server; proxy: RunningProxy },
	) {
		this.url = url;
		this.certificate = certificate;
		this.servers = servers;
		this.#parts = parts;
	}

	/** What the proxy and the servers said last, for a test that failed */
	output(): string {
		return [this.#parts.proxy.output(), ...this.servers.map(({ output }) => output)].join('\n---\n');
	}

	async stop(): Promise<void> {
		for (const server of this.servers) await server.stop();
		await this.#parts.proxy.stop();
		await this.#parts.s3.stop();
		await this.#parts.postgres.stop();
	}
}
