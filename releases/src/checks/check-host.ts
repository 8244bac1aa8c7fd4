import { LIBRARY_ADVICE, libraryProblems } from '@estate/remote-kit/library-versions';
import { contractRefusal, type RemoteManifest, refusalText } from '@estate/shared-contract';
import { satisfies } from 'semver';
import type { HostOffer } from './host-offer.ts';
import type { Problem } from './problem.ts';

function checkContract({ contract }: RemoteManifest, offer: HostOffer): Problem[] {
	const refusal = contractRefusal(contract, offer.contracts);
	if (!refusal) return [];
	return [{ code: 'contract', where: offer.host, ...refusalText(refusal, contract, offer.contracts) }];
}

function checkLibraries(manifest: RemoteManifest, { host, shared }: HostOffer): Problem[] {
	return libraryProblems(manifest, shared).map((what) => ({
		code: 'library-version',
		what,
		where: host,
		mend: LIBRARY_ADVICE,
	}));
}

/**
 * Can this shell run the version: contract, each shared module within the range, bundled copies of the shell's major versions,
 * and every capability that it asks for?
 */
export function checkHost(manifest: RemoteManifest, offer: HostOffer): Problem[] {
	const shared = Object.entries(manifest.shared).flatMap(([name, range]): Problem[] => {
		const version = offer.shared[name];
		if (version !== undefined && satisfies(version, range)) return [];
		return [
			{
				code: 'shared-range',
				what: version
					? `It asks for ${name} ${range}; the shell provides ${version}.`
					: `It asks for ${name} ${range}, which the shell does not provide.`,
				where: offer.host,
				mend: 'Build the remote on the versions of the shell, or release a shell with the newer one first.',
			},
		];
	});
	const lacking = (manifest.requires ?? []).filter((capability) => !offer.capabilities.includes(capability));
	const capabilities = lacking.map(
		(capability): Problem => ({
			code: 'capability',
			what: `It cannot do without "${capability}", which the shell does not have.`,
			where: offer.host,
			mend: 'Release a shell that can do it first, or take it out of `requires` in remote.config.ts.',
		}),
	);
	return [...checkContract(manifest, offer), ...shared, ...checkLibraries(manifest, offer), ...capabilities];
}
