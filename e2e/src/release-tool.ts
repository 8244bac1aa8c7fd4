import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@estate/releases';
import { requireScript, runScript } from '../../scripts/stack/command.ts';
import { ROOT } from '../../scripts/stack/settings.ts';
import { putOnContract } from '../../shell/src/testing/put-on-contract.ts';
import { TEST_DATA_DIR, testStackSettings } from './test-stack.ts';

const CLI = 'releases/src/cli/main.ts';
const { environment } = testStackSettings();

/** A drill has a browser of its own, and looks at what a version does when it is live. */
const withFlags = (args: string[]) => (args[0] === 'promote' ? [...args, '--without-browser'] : args);

/** Runs a release command on the store of the tests; throws with its output when it is refused. */
export function release(...args: string[]): Promise<string> {
	return requireScript(`release ${args.join(' ')}`, CLI, withFlags(args), environment);
}

/** Runs a release command that may be refused. */
export function tryRelease(...args: string[]): Promise<{ code: number; output: string }> {
	return runScript(CLI, withFlags(args), environment);
}

export interface ReleaseStatus {
	remotes: Record<string, { active: string; versions: string[] }>;
}

async function releaseStatus(): Promise<ReleaseStatus> {
	return JSON.parse(await release('status', '--json')) as ReleaseStatus;
}

/** Active version per remote. */
export async function activeVersions(): Promise<Record<string, string>> {
	const { remotes } = await releaseStatus();
	return Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active]));
}

/** Folder of a published version in the store of the tests. */
export function artifactFolder(remote: string, version: string): string {
	return path.join(TEST_DATA_DIR, 'releases', 'artifacts', remote, version);
}

/** Publishes an edited copy of a remote's sources: `edit` gets the copy's folder. */
export async function publishCopy(
	remote: string,
	version: string,
	edit: (folder: string) => void,
	into: NodeJS.ProcessEnv = environment,
): Promise<void> {
	const copy = path.join(TEST_DATA_DIR, 'sources', `${remote}-${version}`);
	rmSync(copy, { recursive: true, force: true });
	cpSync(path.join(ROOT, `mfe-${remote}`), copy, {
		recursive: true,
		filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
	});
	edit(copy);
	await requireScript(
		`Publishing ${remote} ${version}`,
		CLI,
		// What a drill edits has its types checked by nobody else, and needs none.
		['publish', remote, '--version', version, '--dir', copy, '--without-types'],
		into,
	);
}

/**
 * Publishes listings with marked cards as if they had been built on another version of the contract: built aside, so
 * that what is in the store is as it was published.
 */
export async function publishMarkedCardsOn(contract: string, version: string): Promise<void> {
	const aside = path.join(TEST_DATA_DIR, 'aside-releases');
	rmSync(aside, { recursive: true, force: true });
	await publishMarkedCards(version, { ...environment, RELEASES_DIR: aside });
	const built = path.join(aside, 'artifacts', 'listings', version);
	await putOnContract(built, contract);
	await openStore(path.join(TEST_DATA_DIR, 'releases')).artifacts.put(built);
}

/** Publishes a copy of a remote with one file changed: `edit` gets its text and answers the new one. */
export function publishChanged(
	remote: string,
	version: string,
	file: string,
	edit: (source: string) => string,
	into = environment,
): Promise<void> {
	return publishCopy(
		remote,
		version,
		(folder) => {
			const target = path.join(folder, file);
			const before = readFileSync(target, 'utf8');
			const after = edit(before);
			if (after === before) throw new Error(`The edit changed nothing in ${file}: mend the drill.`);
			writeFileSync(target, after);
		},
		into,
	);
}

/** Publishes listings whose cards carry a mark that a test can see. */
export function publishMarkedCards(version: string, into = environment): Promise<void> {
	return publishChanged(
		'listings',
		version,
		'src/results/property-cards.tsx',
		(source) =>
			source.replace(
				'action={<ListedButtons property={property} />}',
				`action={<><span data-card="${version}" /><ListedButtons property={property} /></>}`,
			),
		into,
	);
}
