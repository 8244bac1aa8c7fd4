import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ChannelState, RemoteManifest } from '@estate/shared-contract';
import { freePort, type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { FolderLog } from '../../store/folder-log.ts';
import { FolderRecords } from '../../store/folder-records.ts';
import { SHELL_PARTS } from '../../store/workspace.ts';

/** A version with the folder of its files. */
export interface PlacedVersion {
	manifest: RemoteManifest;
	folder: string;
}

export interface DraftSite {
	url: string;
	stop(): Promise<void>;
}

/** A machine that does other things as well takes its time. */
const READY_WITHIN_MS = 90_000;
const POLL_MS = 50;
const BEACONS_PER_MINUTE = '100000';

/** The shell of this workspace cannot be started; the message says how to mend it. */
export class NoShellError extends Error {}

/** Folders of a store, with the version that is checked whole and of the others only what links need: their routes. */
async function draftStore(
	root: string,
	{ manifest, folder }: PlacedVersion,
	others: readonly PlacedVersion[],
): Promise<void> {
	const bare = others.map((other) => ({
		...other,
		manifest: {
			...other.manifest,
			slots: other.manifest.slots.map(({ relations: _, places: __, views: ___, ...slot }) => slot),
		},
	}));
	const state: ChannelState = {};
	for (const placed of [{ manifest, folder }, ...bare]) {
		const { name, version } = placed.manifest;
		const target = join(root, 'artifacts', name, version);
		await mkdir(target, { recursive: true });
		for (const part of ['client', 'server']) await symlink(join(placed.folder, part), join(target, part));
		await writeFile(join(target, 'remote.json'), JSON.stringify(placed.manifest));
		state[name] = { active: version, withdrawn: [] };
	}
	const at = new Date().toISOString();
	const entry = { action: 'promote', remote: manifest.name, before: {}, after: state, at, who: '', why: '' };
	await new FolderLog(root, new FolderRecords(root)).append('production', 0, { ...entry, action: 'promote' });
}

/** What `/healthz` says of a remote. */
interface RemoteHealth {
	serving: string | null;
	problem?: string;
}

async function waitUntilReady(
	url: string,
	{ name, version }: RemoteManifest,
	shell: ChildProcess,
	said: readonly string[],
): Promise<void> {
	const until = Date.now() + READY_WITHIN_MS;
	while (Date.now() < until && shell.exitCode === null) {
		const health = await fetch(`${url}/healthz`).catch(() => undefined);
		if (health?.ok) {
			const { remotes } = (await health.json()) as { remotes: Record<string, RemoteHealth> };
			if (remotes[name]?.serving === version) return;
			const reason = said.slice(-3).join(' ') || remotes[name]?.problem;
			throw new NoShellError(`The shell does not show the version: ${reason}`);
		}
		await pause(POLL_MS);
	}
	const why = said.slice(-3).join(' ') || `no answer within ${READY_WITHIN_MS / 1000} s.`;
	throw new NoShellError(`The shell does not start: ${why}`);
}

/** Throws NoShellError in a repository of a remote. */
export function requireShellHere(): void {
	if (!existsSync(SHELL_PARTS.server))
		throw new NoShellError(
			'There is no shell here: a repository of a remote has none, the platform’s own workspace has.',
		);
}

/** Builds the shell where that was never done, as on a machine that delivers one remote. Throws NoShellError. */
async function requireShell(): Promise<void> {
	requireShellHere();
	const { assets, build } = SHELL_PARTS;
	if (!build || existsSync(assets)) return;
	const built = promisify(execFile)(process.execPath, [build], { cwd: dirname(build) });
	await built.catch((error: Error) => {
		throw new NoShellError(`The shell of this workspace cannot be built: ${error.message}`);
	});
}

/**
 * Starts the shell of this workspace on a store of its own, in which the version is active, before an api that answers
 * with the contract's samples. Throws NoShellError.
 */
export async function startDraftSite(
	version: PlacedVersion,
	others: readonly PlacedVersion[],
): Promise<DraftSite> {
	await requireShell();
	const root = await mkdtemp(join(tmpdir(), 'estate-check-'));
	let api: SampleApi | undefined;
	let shell: ChildProcess | undefined;
	// Where the process is ended in the middle, as by Ctrl-C.
	const leave = () => {
		shell?.kill('SIGKILL');
		rmSync(root, { recursive: true, force: true });
	};
	process.once('exit', leave);
	async function stop(): Promise<void> {
		process.off('exit', leave);
		const ended = shell && new Promise((done) => shell?.once('exit', done));
		if (shell?.exitCode === null) {
			shell.kill();
			await ended;
		}
		await api?.close();
		await rm(root, { recursive: true, force: true });
	}
	try {
		await draftStore(join(root, 'releases'), version, others);
		api = await serveSamples();
		const port = await freePort();
		const url = `http://localhost:${port}`;
		const said: string[] = [];
		shell = spawn(process.execPath, [SHELL_PARTS.server], {
			env: {
				PATH: process.env.PATH,
				NODE_ENV: 'production',
				PORT: String(port),
				HOST: '127.0.0.1',
				SITE_URL: url,
				API_URL: api.url,
				DATA_DIR: join(root, 'data'),
				RELEASES_DIR: join(root, 'releases'),
				LOG_LEVEL: 'warn',
				RENDER_TIME_LIMIT: '10000',
				// Some dozens of pages in a minute, and a browser complains of each beacon that is refused.
				REPORTS_PER_MINUTE: BEACONS_PER_MINUTE,
				VIEWS_PER_MINUTE: BEACONS_PER_MINUTE,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [shell.stdout, shell.stderr])
			if (stream) createInterface({ input: stream }).on('line', (line) => said.push(line));
		await waitUntilReady(url, version.manifest, shell, said);
		return { url, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
