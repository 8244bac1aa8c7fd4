import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel, RemoteManifest } from '@estate/shared-contract';
import { z } from 'zod';
import { WAIVERS } from '../../checks/waivers.ts';
import type { OverrideRequest } from '../../operations/override-link.ts';
import type { Pruning } from '../../operations/prune-versions.ts';
import { siteStatusSchema } from '../../operations/site-status.ts';
import { type CommonOptions, print } from '../command.ts';
import { printProposal } from '../print-proposal.ts';
import { askSite, type ReleaseSite, readFromSite } from './release-site.ts';
import { readPublicly } from './site-status.ts';

/** The console asks for a reason always. */
export const NO_REASON = 'by command, no reason given';

/** Of what a site says that was done */
const MOST_LINES = 10;
const MOST_LINE = 2_000;

const doneSchema = z.union([
	z.object({
		entry: z.object({ revision: z.int(), action: z.string() }),
		/** In the words of the command in the store; an older site has none */
		done: z
			.object({
				outcome: z.record(z.string(), z.unknown()),
				lines: z.array(z.string().max(MOST_LINE)).max(MOST_LINES),
			})
			.optional(),
	}),
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
	const { outcome, lines } = done.done ?? { outcome: {}, lines: [] };
	print(options, { ...outcome, remote: body.remote, action, channel, revision, site: site.origin }, [
		...(lines.length > 0
			? lines
			: [`${body.remote}: ${action} is done in ${channel} (revision ${revision}).`]),
		`At ${site.origin}.`,
	]);
}

const reportSchema = z.object({
	report: z.object({
		sizes: z.array(z.object({ slot: z.string(), before: z.number().optional(), after: z.number() })),
		packages: z.number(),
		pages: z.number(),
		waived: z.array(z.enum(WAIVERS)),
	}),
});

/** Has a site check a version, and promote nothing. Throws ReleaseError with what it found. */
export async function checkAtSite(
	site: ReleaseSite,
	check: { channel: Channel; remote: string; version: string } & Record<string, unknown>,
) {
	return reportSchema.parse(await askSite(site, 'checks', check)).report;
}

/** The version that is being tried at a site; undefined where none is, or where it does not say. */
export async function triedAtSite(site: ReleaseSite, remote: string): Promise<string | undefined> {
	const { data: status } = siteStatusSchema.safeParse(await readFromSite(site, 'status'));
	if (status) return status.remotes[remote]?.canary?.version;
	const shown = await readPublicly(site.origin);
	return shown.find(([name]) => name === remote)?.[1].tried;
}
