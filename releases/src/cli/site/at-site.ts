import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, RemoteManifest } from '@estate/shared-contract';
import { z } from 'zod';
import type { OverrideRequest } from '../../operations/override-link.ts';
import type { Pruning } from '../../operations/prune-versions.ts';
import { type CommonOptions, print } from '../command.ts';
import { printProposal } from '../print-proposal.ts';
import { askSite, type ReleaseSite } from './release-site.ts';

/** The console asks for a reason always. */
export const NO_REASON = 'by command, no reason given';

const doneSchema = z.union([
	z.object({ entry: z.object({ revision: z.int(), action: z.string() }) }),
	z.object({ proposal: z.object({ id: z.string(), text: z.string(), expires: z.string() }) }),
]);
const publishedSchema = z.object({ version: z.string(), created: z.boolean() });

const linkSchema = z.object({ link: z.string() });
const prunedSchema = z.object({
	versions: z.array(
		z.object({ remote: z.string(), version: z.string(), size: z.number(), builtAt: z.string() }),
	),
});

/** Has a site sign a link by which one browser gets another version. Throws ReleaseError, also where the site serves another channel. */
export async function overrideAtSite(
	site: ReleaseSite,
	override: OverrideRequest,
	channel: Channel,
): Promise<string> {
	return linkSchema.parse(await askSite(site, 'overrides', { ...override, channel })).link;
}

/** Has a site clear up its store, or say what that would remove. Throws ReleaseError. */
export async function pruneAtSite(site: ReleaseSite, pruning: Pruning) {
	return prunedSchema.parse(await askSite(site, 'prunings', pruning)).versions;
}

/** Sends a built version to a site, which puts it in its store. Throws ReleaseError. */
export async function publishAtSite(
	site: ReleaseSite,
	{ outDir, manifest }: { outDir: string; manifest: RemoteManifest },
): Promise<{ created: boolean }> {
	const paths = ['remote.json', ...manifest.files.map(({ path }) => path)];
	const lines = await Promise.all(
		paths.map(async (path) =>
			JSON.stringify({ path, base64: (await readFile(join(outDir, path))).toString('base64') }),
		),
	);
	const answer = await askSite(site, `remotes/${manifest.name}/versions`, lines.join('\n'));
	return publishedSchema.parse(answer);
}

/** Has a site do a promotion (`promotions`) or another command (`commands`), and prints what came of it. Throws ReleaseError, also where the site serves another channel. */
export async function doAtSite(
	site: ReleaseSite,
	options: CommonOptions,
	path: 'promotions' | 'commands',
	body: { remote: string } & Record<string, unknown>,
): Promise<void> {
	const { channel } = options;
	const done = doneSchema.parse(await askSite(site, path, { ...body, channel }));
	if ('proposal' in done)
		return printProposal(options, done.proposal, { remote: body.remote, channel, site: site.origin });
	const { revision, action } = done.entry;
	print(options, { remote: body.remote, action, channel, revision, site: site.origin }, [
		`${body.remote}: ${action} is done in ${channel} at ${site.origin} (revision ${revision}).`,
	]);
}
