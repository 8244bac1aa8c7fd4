import { z } from 'zod';
import { type SiteStatus, siteStatusSchema } from '../../operations/site-status.ts';
import { ReleaseError } from '../../release-error.ts';
import { type JsonOption, print } from '../command.ts';
import { remoteLines } from '../remote-lines.ts';
import { answerText, readFromSite, readingSignal } from './release-site.ts';

const documentSchema = z.object({
	microFrontends: z.record(
		z.string(),
		z.array(
			z.object({
				metadata: z.object({ version: z.string() }),
				deployment: z.object({ traffic: z.number(), default: z.boolean() }),
			}),
		),
	),
});

/**
 * What a site's channel is, to whoever has a token of it; else what its visitors get, by its public document, which takes
 * neither a token nor the store. Throws ReleaseError `no-shell`.
 */
export async function printSiteStatus(
	origin: string,
	options: JsonOption,
	token = process.env.RELEASE_TOKEN,
): Promise<void> {
	const known = token ? await readFromSite({ origin, token }, 'status') : undefined;
	const { data: status } = siteStatusSchema.safeParse(known);
	if (!status) return printPublicStatus(origin, options, token);
	const { channel, revision, finding, remotes } = status;
	print(options, { site: origin, ...status, remotes: withTried(remotes) }, [
		`${channel} at ${origin}, revision ${revision}`,
		...(finding ? [`  ${finding}`] : []),
		...Object.entries(remotes).flatMap(([name, remote]) => remoteLines(name, remote)),
		'What its servers serve stands in its console.',
	]);
}

/** With the share of now beside the version that is tried, as the public document has them. */
const withTried = (remotes: SiteStatus['remotes']) =>
	Object.fromEntries(
		Object.entries(remotes).map(([name, remote]) => {
			const { canary } = remote;
			return [name, canary ? { ...remote, tried: canary.version, traffic: canary.traffic } : remote];
		}),
	);

async function printPublicStatus(
	origin: string,
	options: JsonOption,
	token: string | undefined,
): Promise<void> {
	const remotes = await readPublicly(origin);
	print(options, { site: origin, remotes: Object.fromEntries(remotes) }, [
		`What visitors of ${origin} get`,
		...remotes.map(([name, { active = 'none', tried, traffic }]) =>
			`  ${name.padEnd(14)} ${active.padEnd(10)}${tried ? `  tried: ${tried} by ${traffic} %` : ''}`.trimEnd(),
		),
		token
			? 'The rest stands in its console: it does not tell it to the token in RELEASE_TOKEN.'
			: 'The rest stands in its console, or here with a token in RELEASE_TOKEN.',
	]);
}

interface SiteRemote {
	active?: string | undefined;
	tried?: string | undefined;
	/** Percent of the visitors that try */
	traffic?: number | undefined;
}

/** What the visitors of a site get. Throws ReleaseError `no-shell`. */
export async function readPublicly(origin: string): Promise<[name: string, remote: SiteRemote][]> {
	try {
		const response = await fetch(`${origin}/releases.json`, { signal: readingSignal() });
		const { microFrontends } = documentSchema.parse(JSON.parse(await answerText(response)));
		return Object.entries(microFrontends).map(([name, versions]) => {
			const [active, tried] = [true, false].map((isActive) =>
				versions.find(({ deployment }) => deployment.default === isActive),
			);
			const share = tried && { tried: tried.metadata.version, traffic: tried.deployment.traffic };
			return [name.replace(/^@estate\//, ''), { active: active?.metadata.version, ...share }];
		});
	} catch (cause) {
		throw new ReleaseError(
			'no-shell',
			`${origin} does not say what it serves (${(cause as Error).message}). Is the site running, and is RELEASES_URL its address?`,
			{ cause },
		);
	}
}
