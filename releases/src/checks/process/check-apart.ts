import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromiumLaunch } from '@estate/remote-kit/real-browser';
import { ReleaseError, type ReleaseFailure } from '../../release-error.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { CheckReport, CheckSettings } from '../check-version.ts';
import { ChecksFailed } from '../checks-failed.ts';
import { onlyThese } from '../only-these.ts';
import type { CheckMessage, CheckOrder } from './messages.ts';

/** A check takes half a minute; one that is not through by then never will be, in milliseconds. */
const CHECK_LIMIT_MS = 300_000;

/** What a check takes from the environment beside the account of its store: the secrets of a site are none of its business. */
const VARIABLES =
	/^(?:PATH|HOME|TZ|LANG|LANGUAGE|LC_\w+|LD_LIBRARY_PATH|FONTCONFIG_\w+|CHROMIUM_\w+|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS)|SSL_CERT_\w+|MALLOC_\w+|DATA_DIR)$/;
/** Of an object store, as its library reads it, and the way there */
const ACCOUNT = /^(?:AWS_\w+|NODE_USE_ENV_PROXY|HTTPS?_PROXY|NO_PROXY)$/i;

/** A browser that is unpacked here once, and not into the folder of each check. */
async function browserHere(waived: readonly string[]): Promise<NodeJS.ProcessEnv> {
	if (waived.includes('browser')) return {};
	const found = await chromiumLaunch().catch(() => undefined);
	return found?.executablePath ? { CHROMIUM_PATH: found.executablePath } : {};
}

/** Its browser and its shell end with it. */
function end({ pid }: ChildProcess): void {
	try {
		if (pid !== undefined) process.kill(-pid, 'SIGKILL');
	} catch {
		// It has ended already.
	}
}

/** What a cancelled check ends with. */
export function checkCancelled({ remote, version }: Pick<CheckSettings, 'remote' | 'version'>): ReleaseError {
	return new ReleaseError(
		'cancelled',
		`The check of ${remote} ${version} was cancelled. Nothing was promoted.`,
	);
}

function outcomeOf(
	message: CheckMessage & { kind: 'refused' },
	{ remote, version }: CheckSettings,
): ReleaseError {
	const { code, message: why, problems } = message.refusal;
	if (problems) return new ChecksFailed(remote, version, problems);
	return new ReleaseError(code as ReleaseFailure, why);
}

/**
 * Checks a version in a process of its own, which gives way to all others of the machine. It ends with the signal, and after
 * its limit. Throws what `checkVersion` throws, and ReleaseError `cancelled`, `check-endless`.
 */
export async function checkApart(
	{ location }: Pick<ReleaseStore, 'location'>,
	{ onPage, ...settings }: CheckSettings,
	signal: AbortSignal,
	limitMs = CHECK_LIMIT_MS,
): Promise<CheckReport> {
	const { remote, version, waived = [] } = settings;
	const folder = await mkdtemp(join(tmpdir(), 'estate-check-'));
	const browser = await browserHere(waived);
	const account = location.startsWith('s3:') ? onlyThese(ACCOUNT) : {};
	const child = fork(join(import.meta.dirname, `check-process${extname(import.meta.url)}`), {
		detached: true,
		execArgv: [],
		env: { ...onlyThese(VARIABLES), ...account, ...browser, TMPDIR: folder },
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const limit = AbortSignal.timeout(limitMs);
	const either = AbortSignal.any([signal, limit]);
	const stop = () => end(child);
	either.addEventListener('abort', stop);
	try {
		return await new Promise<CheckReport>((done, fail) => {
			child.on('message', (message: CheckMessage) => {
				if (message.kind === 'page') onPage?.(message.done, message.all);
				else if (message.kind === 'passed') done(message.report);
				else fail(outcomeOf(message, settings));
			});
			child.once('error', fail);
			child.once('exit', (code) => fail(new Error(`The check ended by itself, with code ${code}.`)));
			child.send({ location, settings } satisfies CheckOrder);
			if (either.aborted) stop();
		});
	} catch (error) {
		if (signal.aborted) throw checkCancelled(settings);
		if (limit.aborted)
			throw new ReleaseError(
				'check-endless',
				`The check of ${remote} ${version} was not through after ${limitMs / 1000} s and was ended: a script of it loops, or this machine has too much to do. Look at its slots with npm run dev, then publish and promote a new version.`,
			);
		throw error;
	} finally {
		either.removeEventListener('abort', stop);
		end(child);
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}
