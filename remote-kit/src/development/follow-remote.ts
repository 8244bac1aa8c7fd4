import { type FSWatcher, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { RemoteManifest } from '@estate/shared-contract';
import type { Compiler, Stats } from '@rspack/core';
import { BuildError } from '../build/build-error.ts';
import { exposedAssets, FEDERATION_MANIFEST } from '../build/exposed-assets.ts';
import { remoteManifest } from '../build/remote-manifest.ts';
import { type RemoteSource, readRemoteSource } from '../build/remote-source.ts';
import type { BuildNews } from './build-news.ts';
import { type DevelopmentTarget, followedBuild } from './followed-build.ts';

/** Milliseconds in which changes are gathered: an editor writes several files at once. */
const GATHER_MS = 25;
/** What a rebuild does not see by itself: which slots, texts and routes there are. */
const OUTLINE = /^(remote\.config\.ts|slots[\\/][^\\/]+|texts[\\/][^\\/]+)$/;

/** No version of the store: what such a build does in a site counts for none that visitors get. */
const VERSION = '0.0.0-development';

export interface FollowSettings {
	/** The remote's folder */
	dir: string;
	target: DevelopmentTarget;
	/** Folder of the newest build; emptied first */
	outDir: string;
	/** Called after each build and each failure */
	onBuild(news: BuildNews, milliseconds: number): void;
}

export interface FollowedRemote {
	/** The remote as it was read last; undefined until its folder is in order */
	readonly source: RemoteSource | undefined;
	/** `remote.json` of the newest build for a shell */
	readonly manifest: RemoteManifest | undefined;
	stop(): Promise<void>;
}

const outlineOf = ({ config, slots, brings }: RemoteSource) => JSON.stringify([config, slots, brings]);

function manifestOf(source: RemoteSource, stats: Stats): RemoteManifest | undefined {
	const text = stats.compilation.getAsset(FEDERATION_MANIFEST)?.source.source();
	return text === undefined
		? undefined
		: remoteManifest(source, { assets: exposedAssets(String(text)), files: [] });
}

/** The builds of one outline after another; a new outline closes the build before. */
class OutlineBuilds {
	readonly #settings: FollowSettings;
	#compiler: Compiler | undefined;
	#isFirst = true;
	/** Of the newest build that succeeded */
	hash = '';
	manifest: RemoteManifest | undefined;

	constructor(settings: FollowSettings) {
		this.#settings = settings;
	}

	/** Builds from the folder's outline, and again after every change. Resolves after the first build. */
	async start(from: RemoteSource): Promise<void> {
		const { target, outDir } = this.#settings;
		await this.close();
		await rm(outDir, { recursive: true, force: true });
		const compiler = followedBuild(from, target, outDir);
		this.#compiler = compiler;
		let begun = performance.now();
		compiler.hooks.watchRun.tap('follow', () => {
			begun = performance.now();
		});
		const reload = this.#isFirst ? {} : { reload: true as const };
		await new Promise<void>((built) => {
			let isFirst = true;
			compiler.watch({ aggregateTimeout: GATHER_MS }, (error, stats) => {
				const failed =
					error ?? (stats?.hasErrors() && stats.toString({ preset: 'errors-only', colors: false }));
				if (stats && !failed) this.#keep(from, stats);
				const errors = failed ? [stripVTControlCharacters(String(failed)).trim()] : [];
				const news = { hash: this.hash, errors, ...(isFirst && !failed ? reload : {}) };
				this.#settings.onBuild(news, performance.now() - begun);
				isFirst = false;
				built();
			});
		});
		this.#isFirst = false;
	}

	#keep(from: RemoteSource, stats: Stats): void {
		this.hash = stats.hash ?? '';
		this.manifest = manifestOf(from, stats);
	}

	async close(): Promise<void> {
		await new Promise<void>((done) => (this.#compiler ? this.#compiler.close(() => done()) : done()));
	}
}

/** Builds a remote in the browser's form, and again after every change: what did not change is not built again. Resolves after the first build. */
export async function followRemote(settings: FollowSettings): Promise<FollowedRemote> {
	const { dir, onBuild } = settings;
	const builds = new OutlineBuilds(settings);
	let source: RemoteSource | undefined;
	/** Was the folder itself out of order when it was read last? */
	let isAmiss = false;
	let turn: Promise<void> = Promise.resolve();

	async function read(): Promise<void> {
		try {
			const now = await readRemoteSource(dir, VERSION);
			const isSame = source && outlineOf(source) === outlineOf(now);
			source = now;
			if (!isSame) await builds.start(now);
			else if (isAmiss) onBuild({ hash: builds.hash, errors: [] }, 0);
			isAmiss = false;
		} catch (error) {
			if (!(error instanceof BuildError)) throw error;
			isAmiss = true;
			onBuild({ hash: builds.hash, errors: [error.message] }, 0);
		}
	}

	await read();
	let timer: NodeJS.Timeout | undefined;
	const watcher: FSWatcher = watch(join(dir, 'src'), { recursive: true }, (_, file) => {
		if (!file || !OUTLINE.test(file)) return;
		clearTimeout(timer);
		timer = setTimeout(() => {
			turn = turn.then(read);
		}, GATHER_MS);
	});
	return {
		get source() {
			return source;
		},
		get manifest() {
			return builds.manifest;
		},
		async stop() {
			clearTimeout(timer);
			watcher.close();
			await turn;
			await builds.close();
		},
	};
}
