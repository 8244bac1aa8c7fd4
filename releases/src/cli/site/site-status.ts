import { z } from 'zod';
import { ReleaseError } from '../../release-error.ts';
import { type JsonOption, print } from '../command.ts';

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

/** What the visitors of a site get, by its public document: it takes neither a token nor the store. Throws ReleaseError `no-shell`. */
export async function printSiteStatus(origin: string, options: JsonOption): Promise<void> {
	const remotes = await readSite(origin);
	print(options, { site: origin, remotes: Object.fromEntries(remotes) }, [
		`What visitors of ${origin} get`,
		...remotes.map(([name, { active = 'none', tried, traffic }]) =>
			`  ${name.padEnd(14)} ${active.padEnd(10)}${tried ? `  tried: ${tried} by ${traffic} %` : ''}`.trimEnd(),
		),
		'The rest stands in its console.',
	]);
}

interface SiteRemote {
	active?: string | undefined;
	tried?: string | undefined;
	/** Percent of the visitors that try */
	traffic?: number | undefined;
}

async function readSite(origin: string): Promise<[name: string, remote: SiteRemote][]> {
	try {
		const response = await fetch(`${origin}/releases.json`);
		const { microFrontends } = documentSchema.parse(await response.json());
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
