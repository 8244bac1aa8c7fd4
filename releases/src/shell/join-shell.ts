import type { RemoteManifest } from '@estate/shared-contract';
import { checkHost } from '../checks/check-host.ts';
import { expiresAfter, signedLink } from '../override/signed-link.ts';
import { readShellContract } from './read-shell-contract.ts';

export interface Joining {
	remote: string;
	/** Origin of the site */
	shell: string;
	/** Origin of the development server, as the site and the browser reach it */
	origin: string;
	/** Of the newest build, where it builds */
	manifest: RemoteManifest | undefined;
	/** Page of the site that the link leads to */
	to: string;
	minutes: number;
}

const TIMEOUT_MS = 10_000;

async function whyNot(link: string): Promise<string | undefined> {
	const response = await fetch(link, {
		headers: { accept: 'application/json' },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const answer = (await response.json().catch(() => ({}))) as { works?: boolean; why?: string };
	return answer.works ? undefined : (answer.why ?? `The site answers ${response.status}.`);
}

/**
 * Joins a development server to a running site: says whether the remote fits it, and gives the lines that say how a browser
 * gets there. Throws an Error when the site cannot be reached or refuses the link.
 */
export async function joinShell({
	remote,
	shell,
	origin,
	manifest,
	to,
	minutes,
}: Joining): Promise<string[]> {
	const contract = await readShellContract(shell);
	const unfit = manifest ? checkHost(manifest, { host: shell, ...contract }) : [];
	const warnings = unfit.map(({ what, mend }) => `It does not fit ${shell}: ${what} ${mend}`);
	const secret = process.env.RELEASE_OVERRIDE_SECRET;
	if (!secret)
		return [
			...warnings,
			`Serving ${remote} at ${origin}. Ask an operator of ${shell}:`,
			`  that OVERRIDE_ORIGINS of the site lists ${origin}, and that RELEASE_OVERRIDE_SECRET is set there;`,
			`  for a link, with the same secret: npm run release -- override ${remote} --from ${origin} --minutes ${minutes} --to ${to}`,
		];
	const link = signedLink(
		{ remote, source: origin, expires: expiresAfter(minutes) },
		{ secret, siteUrl: shell },
		to,
	);
	const why = await whyNot(link);
	if (why)
		throw new Error(
			`${shell} does not take ${remote} from ${origin}: ${why}\nAn operator lists the origin in OVERRIDE_ORIGINS of the site and starts it again. The site's own server has to reach it too: see --origin.`,
		);
	return [
		...warnings,
		`${remote} from here inside ${shell}, in the browser that opens this within ${minutes} minutes:`,
		link,
	];
}
