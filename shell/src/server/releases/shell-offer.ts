import { checkHost, type HostOffer, ReleaseError, type ReleaseStore } from '@estate/releases';
import {
	type Channel,
	HOST_CAPABILITIES,
	type RemoteManifest,
	SERVED_CONTRACTS,
} from '@estate/shared-contract';

/** What this shell gives to remotes. `shared`: libraries of its build, request → version. */
export function shellOffer(shared: Record<string, string>): HostOffer {
	return { host: 'this shell', contracts: SERVED_CONTRACTS, shared, capabilities: HOST_CAPABILITIES };
}

/** Why no browser could run the version in this shell, in sentences; '' where it can. */
export function unfitness(manifest: RemoteManifest, offer: HostOffer): string {
	return checkHost(manifest, offer)
		.map(({ what, mend }) => `${what} ${mend}`)
		.join(' ');
}

/**
 * Can this shell serve every active version of the channel? What cannot be read says nothing: the versions are looked at
 * again when they are loaded. Throws ReleaseError `unfit-shell` with every reason.
 */
export async function requireFit(
	{ log, artifacts }: Pick<ReleaseStore, 'log' | 'artifacts'>,
	channel: Channel,
	offer: HostOffer,
): Promise<void> {
	const newest = await log.newest(channel).catch(() => undefined);
	const served = Object.entries(newest?.state ?? {}).filter(([, { retired }]) => !retired);
	const reasons = await Promise.all(
		served.map(async ([name, { active }]) => {
			const manifest = await artifacts.manifest(name, active).catch(() => undefined);
			const reason = manifest ? unfitness(manifest, offer) : '';
			return reason ? [`  ${name} ${active}: ${reason}`] : [];
		}),
	);
	const unfit = reasons.flat();
	if (unfit.length === 0) return;
	throw new ReleaseError(
		'unfit-shell',
		[
			`This shell does not start: it cannot run what is active in ${channel}. Shells that run go on.`,
			...unfit,
			'Promote versions that fit both shells first, roll back to some, or take the remote out: npm run release -- retire <remote> --why "…"',
		].join('\n'),
	);
}
