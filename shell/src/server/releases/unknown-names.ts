import type { ReleaseStore } from '@estate/releases';
import type { Configuration } from '../configuration.ts';
import type { ReleaseFollower } from './release-follower.ts';

/** Settings that name remotes, and what a misspelled name leaves as it is. */
const LEFT = {
	REMOTES_APART: 'shares its process with the others',
	REMOTE_GRANTS: 'is granted nothing',
};

/** Names of remotes in the settings that neither the channel nor the store has, a sentence each: a later publication may bring them. */
export async function unknownNames(
	{ remotesApart, remoteGrants }: Pick<Configuration, 'remotesApart' | 'remoteGrants'>,
	{ artifacts }: Pick<ReleaseStore, 'artifacts'>,
	{ followed, storeProblem }: Pick<ReleaseFollower, 'followed' | 'storeProblem'>,
): Promise<string[]> {
	const named = { REMOTES_APART: remotesApart.flat(), REMOTE_GRANTS: [...remoteGrants.keys()] };
	if (storeProblem || Object.values(named).flat().length === 0) return [];
	const stored = await artifacts.remotes().catch(() => undefined);
	if (!stored) return [];
	const known = new Set([...stored, ...Object.keys(followed.state)]);
	return (Object.keys(LEFT) as (keyof typeof LEFT)[]).flatMap((setting) =>
		named[setting]
			.filter((name) => !known.has(name))
			.map(
				(name) =>
					`${setting} names "${name}", of which the release store has no version: if another name was meant, that remote ${LEFT[setting]}.`,
			),
	);
}
