import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
	createRouteTable,
	type Language,
	type RemoteManifest,
	type RenderResponse,
	type Route,
	type ServerBundle,
} from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, type SampleApi, serveSamples } from '@estate/shared-contract/samples';

const run = promisify(execFile);
const PACKAGE = resolve(import.meta.dirname, '../..');
/** The command that a team builds its remote with. */
const REMOTE_KIT = resolve(
	fileURLToPath(import.meta.resolve('@estate/remote-kit/build')),
	'../../cli/main.ts',
);
const LANGUAGES: readonly Language[] = ['nl', 'fr', 'en', 'de'];

/** Pages of the agency's own: this remote's links lead to them, and its modules stand on them. */
const CMS_PAGES = ['/', '/contact/', '/zoekopdracht/'].map(
	(path): Route => ({
		id: `page.${path}`,
		pageType: 'page',
		paths: { original: path },
		breadcrumb: [],
		unprefixed: 'show',
		slots: [],
	}),
);

export interface BuiltRemote {
	manifest: RemoteManifest;
	api: SampleApi;
	/** What a built file below the version's folder says */
	read(path: string): Promise<string>;
	/** Loads and draws a slot of the page at an address, as the site's server does */
	draw(slot: string, address: string, input?: unknown): Promise<RenderResponse>;
	/** Path of a route in a language */
	href(route: string, params: Record<string, string | number>, language: Language): string;
	close(): Promise<void>;
}

/** This remote as it is published, before a real api that answers with the samples. */
export async function builtRemote(): Promise<BuiltRemote> {
	const outDir = await mkdtemp(join(tmpdir(), 'remote-'));
	await run(process.execPath, [REMOTE_KIT, 'build', '--out', outDir], { cwd: PACKAGE });
	const read = (path: string) => readFile(join(outDir, path), 'utf8');
	const manifest: RemoteManifest = JSON.parse(await read('remote.json'));
	const bundle: ServerBundle = (
		await import(/* @vite-ignore */ pathToFileURL(join(outDir, manifest.serverEntry)).href)
	).default;
	const api = await serveSamples();
	const own = manifest.routes.map((route) => ({ ...route, id: `${manifest.name}.${route.id}` }) as Route);
	const table = createRouteTable([...own, ...CMS_PAGES], LANGUAGES);

	async function draw(slot: string, address: string, input: unknown = null): Promise<RenderResponse> {
		const { pathname, search } = new URL(address, 'http://site');
		const match = table.match(pathname);
		const drawSlot = bundle.slots[slot];
		if (!drawSlot) throw new Error(`There is no slot "${slot}".`);
		return drawSlot({
			language: match?.language ?? 'nl',
			defaultLanguage: 'nl',
			enabledLanguages: LANGUAGES,
			identifierPrefix: 's0-',
			route: { id: match?.route.id ?? '', params: match?.params ?? {} },
			location: { pathname, search, hash: '' },
			input,
			site: SAMPLE_CONFIGURATION,
			routes: table.routes,
			apiUrl: api.url,
			apiHeaders: {},
			timeLimit: 10_000,
		});
	}

	return {
		manifest,
		api,
		draw,
		read,
		href: (route, params, language) => table.href(route, params, language),
		async close() {
			await api.close();
			await rm(outDir, { recursive: true });
		},
	};
}
