import {
	checkHost,
	type HostOffer,
	type Problem,
	ReleaseError,
	type ReleaseStore,
	shellMisfits,
} from '@estate/releases';
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

const inSentences = (problems: readonly Problem[]) =>
	problems.map(({ what, mend }) => `${what} ${mend}`).join(' ');

/** Why no browser could run the version in this shell, in sentences; '' where it can. */
export function unfitness(manifest: RemoteManifest, offer: HostOffer): string {
	return inSentences(checkHost(manifest, offer));
}

/**
 * Can this shell serve every active version of the channel? What cannot be read says nothing: the versions are looked at
 * again when they are loaded. Throws ReleaseError `unfit-shell` with every reason.
 */
export async function requireFit(
	store: Pick<ReleaseStore, 'log' | 'artifacts'>,
	channel: Channel,
	offer: HostOffer,
): Promise<void> {
	const misfits = await shellMisfits(store, channel, offer, { withTried: false }).catch(() => []);
	const unfit = misfits.map(
		({ remote, version, problems }) => `  ${remote} ${version}: ${inSentences(problems)}`,
	);
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
