/**
 * Version of the contract between shell and remotes. Minor: something was added that older remotes do without.
 * Major: a remote built on the one before cannot run as it is; the shell serves that major too, by an adapter.
 */
export const CONTRACT_VERSION = '2.0.0';

/** What this code serves: the last version of the major before, and its own. The oldest first. */
export const SERVED_CONTRACTS: readonly string[] = ['1.5.0', CONTRACT_VERSION];

/** Why a version is not served: a newer major, an addition that is not there yet, or a major that is served no more. */
export type ContractRefusal = 'newer-major' | 'newer-minor' | 'older-major';

const parts = (version: string) => version.split('.', 2).map(Number) as [major: number, minor: number];

/** Is a remote of this contract served by who serves those? The one place where versions of the contract are compared. */
export function contractRefusal(contract: string, served: readonly string[]): ContractRefusal | undefined {
	const [major, minor] = parts(contract);
	const known = served.map(parts);
	if (known.some(([own, last]) => own === major && minor <= last)) return undefined;
	if (known.some(([own]) => own === major)) return 'newer-minor';
	return known.every(([own]) => own < major) ? 'newer-major' : 'older-major';
}

const WAYS: Record<ContractRefusal, string> = {
	'newer-minor': 'Release the shell first: contract additions go out before the remotes that use them.',
	'newer-major': 'Release a shell of that major version first: it goes on serving the one before.',
	'older-major': 'Build the remote again with the remote-kit of today, and publish it under a new version.',
};

/** The refusal in words: what is wrong, and how to mend it. */
export function refusalText(
	refusal: ContractRefusal,
	contract: string,
	served: readonly string[],
): { what: string; mend: string } {
	return {
		what: `It is built for contract ${contract}; the shell serves ${served.map((each) => `${parts(each)[0]}.x up to ${each}`).join(' and ')}.`,
		mend: WAYS[refusal],
	};
}
