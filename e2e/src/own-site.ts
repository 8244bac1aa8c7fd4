import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { requireScript } from '../../scripts/stack/command.ts';
import { ServerProcess } from '../../scripts/stack/server-process.ts';
import { TEST_DATA_DIR, testStackSettings } from './test-stack.ts';

/** A line of a feed. */
export type Item = { kind: string } & Record<string, unknown>;

/** The demo agency of the test stack, without pictures: those would take long to import. */
export function demoItems(): Item[] {
	const lines = readFileSync(path.join(TEST_DATA_DIR, 'demo', 'feed.ndjson'), 'utf8').split('\n');
	return lines
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line, (key, value) => (key === 'picture' ? undefined : value)) as Item)
		.map((item) => JSON.parse(JSON.stringify(item, (key, value) => (key === 'pictures' ? [] : value))));
}

/** What a site needs to have pages; properties would take long to import. */
const KINDS_OF_PAGES = new Set(['site', 'category', 'article', 'testimonial', 'team-member']);

/** The demo agency's articles and people, without properties and projects. */
export function smallAgency(): Item[] {
	return demoItems().filter(({ kind }) => KINDS_OF_PAGES.has(kind));
}

export interface OwnSiteOptions {
	/** Of its folder, its feed and its processes */
	name: string;
	/** Settings besides those of the test stack */
	environment?: NodeJS.ProcessEnv | undefined;
}

/** A site with an api, a database and content of its own, on the test stack's releases. */
export class OwnSite {
	readonly url: string;
	readonly apiUrl: string;
	readonly #metricsPort: number;
	readonly dataDir: string;
	readonly #name: string;
	readonly #environment: NodeJS.ProcessEnv;
	#api: ServerProcess | undefined;
	#site: ServerProcess | undefined;

	/** One whose servers are not started yet, at an address and with a folder that are its alone. */
	static async reserve({ name, environment = {} }: OwnSiteOptions): Promise<OwnSite> {
		const [port, apiPort, metricsPort] = await Promise.all([freePort(), freePort(), freePort()]);
		return new OwnSite(`${name}-${port}`, { port, apiPort, metricsPort }, environment);
	}

	private constructor(
		name: string,
		{ port, apiPort, metricsPort }: { port: number; apiPort: number; metricsPort: number },
		environment: NodeJS.ProcessEnv,
	) {
		this.#name = name;
		this.#metricsPort = metricsPort;
		this.url = `http://localhost:${port}`;
		this.apiUrl = `http://127.0.0.1:${apiPort}`;
		this.dataDir = path.join(TEST_DATA_DIR, `${name}-site`);
		this.#environment = {
			...testStackSettings().environment,
			DATA_DIR: this.dataDir,
			PORT: String(port),
			METRICS_PORT: String(metricsPort),
			API_PORT: String(apiPort),
			API_URL: this.apiUrl,
			SITE_URL: this.url,
			...environment,
		};
		mkdirSync(this.dataDir, { recursive: true });
	}

	/** Imports items, while its api is down; returns what the import printed. */
	async import(items: readonly object[]): Promise<string> {
		// Beside the demo's own, where logo and documents lie.
		const feed = path.join(TEST_DATA_DIR, 'demo', `${this.#name}-site.ndjson`);
		writeFileSync(feed, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
		return requireScript('Importing the feed', 'api/src/cli/import.ts', [feed], this.#environment);
	}

	/** Runs a command of the api on this site's data, such as `owners`; returns what it printed. */
	command(name: string, args: readonly string[]): Promise<string> {
		return requireScript(name, `api/src/cli/${name}.ts`, args, this.#environment);
	}

	async startApi(environment: NodeJS.ProcessEnv = {}): Promise<void> {
		this.#api = this.#process('api', 'api/src/main.ts', this.apiUrl, environment);
		await this.#api.start();
	}

	/** Of the running api */
	get apiPid(): number {
		if (!this.#api?.pid) throw new Error('The api does not run.');
		return this.#api.pid;
	}

	/** Of the running site */
	get sitePid(): number {
		if (!this.#site?.pid) throw new Error('The site does not run.');
		return this.#site.pid;
	}

	async stopApi(): Promise<void> {
		await this.#api?.stop();
	}

	/** Ends the api as a crash does: it gets to do nothing more. */
	async killApi(): Promise<void> {
		process.kill(this.apiPid, 'SIGKILL');
		await this.#api?.stop();
	}

	async startSite(environment: NodeJS.ProcessEnv = {}): Promise<void> {
		this.#site = this.#process('site', 'shell/src/server/main.ts', this.url, environment);
		await this.#site.start();
	}

	/** Text of the site's `/metrics` */
	async metrics(): Promise<string> {
		return (await fetch(`http://127.0.0.1:${this.#metricsPort}/metrics`)).text();
	}

	/** Most memory that its processes ever held, in MB. */
	peakMemory(): { site: number; api: number } {
		const peak = (pid: number | undefined) => {
			const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
			return Number(kilobytes) / 1024;
		};
		return { site: peak(this.#site?.pid), api: peak(this.#api?.pid) };
	}

	async stop(): Promise<void> {
		await this.#site?.stop();
		await this.#api?.stop();
	}

	#process(part: string, file: string, url: string, environment: NodeJS.ProcessEnv = {}): ServerProcess {
		return new ServerProcess({
			name: `${this.#name} ${part}`,
			file,
			healthUrl: `${url}/healthz`,
			environment: { ...this.#environment, ...environment },
			restart: false,
		});
	}
}
