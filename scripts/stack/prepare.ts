import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES } from '../remote/remotes.ts';
import { allOf } from './all-of.ts';
import { requireScript, runScript } from './command.ts';
import type { Progress } from './progress.ts';
import { changedSources, noteSources } from './published-sources.ts';
import { ROOT, type StackSettings } from './settings.ts';
import { sourceStamp } from './source-stamp.ts';

const SHELL_SOURCES = [
	'shared-contract',
	'shared-i18n',
	'shared-ui',
	'remote-kit',
	'releases',
	'map-frame',
	'console',
	'shell',
];
const RELEASE_CLI = 'releases/src/cli/main.ts';
const FIRST_VERSION = '1.0.0';

/** Builds the shell where its sources have changed since. */
export async function buildShellOnce(environment: NodeJS.ProcessEnv): Promise<'built' | 'up to date'> {
	const stampFile = path.join(ROOT, 'shell', 'dist', '.source-stamp');
	const stamp = await sourceStamp(SHELL_SOURCES);
	if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return 'up to date';
	await requireScript('Building the shell', 'shell/build.ts', [], environment);
	await writeFile(stampFile, stamp);
	return 'built';
}

interface DatabaseStatus {
	/** Does it hold a site? */
	hasContent: boolean;
	counts?: { demoOwners: number };
}

/** What the database holds, read before the api holds the database. */
async function readStatus(environment: NodeJS.ProcessEnv): Promise<DatabaseStatus> {
	const args = ['status', '--json'];
	const status = await requireScript('Reading the database', 'api/src/cli/db.ts', args, environment);
	return JSON.parse(status.slice(status.indexOf('{'))) as DatabaseStatus;
}

/** What the demo agency has, where it has to be made. */
export interface DemoAgency {
	/** Default: 120 */
	properties?: number;
	/** Drawings of each subject, shared by all properties; default: as many as it takes */
	picturesPerSubject?: number;
}

/** The demo agency, where the database holds no site yet; a database that holds one is left as it is. */
async function fillDatabase(
	{ dataDir, environment }: StackSettings,
	{ properties = 120, picturesPerSubject }: DemoAgency,
	onDemoOwners: () => void,
): Promise<'imported' | 'up to date'> {
	await requireScript('Migrating the database', 'api/src/cli/db.ts', ['migrate'], environment);
	const { hasContent, counts } = await readStatus(environment);
	if (!hasContent || counts?.demoOwners) onDemoOwners();
	if (hasContent) return 'up to date';
	const feedDir = path.join(dataDir, 'demo');
	await requireScript(
		'Making the demo agency',
		'demo/src/cli/main.ts',
		[
			...['--properties', String(properties), '--out', feedDir],
			...(picturesPerSubject ? ['--pictures-per-subject', String(picturesPerSubject)] : []),
		],
		environment,
	);
	await requireScript(
		'Importing the demo agency',
		'api/src/cli/import.ts',
		[path.join(feedDir, 'feed.ndjson')],
		environment,
	);
	return 'imported';
}

async function publishRemote(remote: string, { environment, dataDir }: StackSettings): Promise<void> {
	const stamp = await sourceStamp([`mfe-${remote}`]);
	// A first start is waited for: types are checked, and pages looked at in a browser, for what comes after.
	const published = await runScript(
		RELEASE_CLI,
		['publish', remote, '--version', FIRST_VERSION, '--without-types'],
		environment,
	);
	if (published.code !== 0 && !/already (published|in the store)/i.test(published.output))
		throw new Error(`Publishing ${remote} failed.\n${published.output}`);
	await requireScript(
		`Promoting ${remote}`,
		RELEASE_CLI,
		['promote', remote, FIRST_VERSION, '--without-browser', '--why', 'first start'],
		environment,
	);
	await noteSources(dataDir, remote, { version: FIRST_VERSION, stamp });
}

/**
 * Publishes and promotes each remote that has no active version, two at a time: building and checking one leaves a core
 * idle. What operators released stays as it is.
 */
async function publishRemotes(settings: StackSettings): Promise<'published' | 'up to date'> {
	const { environment } = settings;
	const { output } = await runScript(RELEASE_CLI, ['status', '--json'], environment);
	const { remotes, message } = JSON.parse(output.slice(output.indexOf('{'))) as {
		remotes?: Record<string, { active?: string }>;
		message?: string;
	};
	if (!remotes) throw new Error(message);
	const missing = REMOTES.filter((remote) => !remotes[remote]?.active);
	const waiting = missing.values();
	const publishWaiting = async () => {
		for (const remote of waiting) await publishRemote(remote, settings);
	};
	await Promise.all([publishWaiting(), publishWaiting()]);
	const active = Object.fromEntries(REMOTES.map((remote) => [remote, remotes[remote]?.active]));
	for (const line of await changedSources(settings.dataDir, active)) console.log(`  ${line}`);
	return missing.length > 0 ? 'published' : 'up to date';
}

/** What was found or made. */
export interface PreparedDatabase {
	/** Do the demo agency's owners, whose password everybody knows, have accounts? */
	hasDemoOwners: boolean;
}

/** Migrates the database, and fills it where it holds no site yet. */
export async function prepareDatabase(
	settings: StackSettings,
	progress: Progress,
	demo: DemoAgency = {},
): Promise<PreparedDatabase> {
	const prepared: PreparedDatabase = { hasDemoOwners: false };
	await progress.step('Database and demo agency', () =>
		fillDatabase(settings, demo, () => {
			prepared.hasDemoOwners = true;
		}),
	);
	return prepared;
}

/** Builds the shell, and publishes the remotes, where that is due. */
export async function prepareBundles(settings: StackSettings, progress: Progress): Promise<void> {
	await progress.step('Shell', () => buildShellOnce(settings.environment));
	await progress.step('Remotes in the release store', () => publishRemotes(settings));
}

/** Brings a machine from sources to a state in which both servers can start. Does nothing twice. */
export async function prepareStack(
	settings: StackSettings,
	progress: Progress,
	demo: DemoAgency = {},
): Promise<void> {
	await allOf([prepareDatabase(settings, progress, demo), prepareBundles(settings, progress)]);
}
