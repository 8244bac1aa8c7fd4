import { z } from 'zod';
import { bringsProblems } from './check-brings.ts';
import { fromContract1, manifestOfContract1Schema } from './contract-1.ts';
import { contractRefusal, refusalText, SERVED_CONTRACTS } from './contract-version.ts';
import { federationName } from './federation-name.ts';
import { versionSchema } from './names.schema.ts';
import { type RemoteManifest, remoteManifestSchema } from './remote-manifest.schema.ts';

const facesSchema = z.object({ contract: versionSchema });

/** A version is built for a contract that is not served: whole, and not to be run here. */
export class ForeignContractError extends Error {}

/**
 * The manifest behind `remote.json`, in the shape of today, of every contract that is served. Throws an Error that says what
 * is wrong with it, or which contracts are served.
 */
export function readManifest(value: unknown): RemoteManifest {
	const { contract } = facesSchema.parse(value);
	const refusal = contractRefusal(contract, SERVED_CONTRACTS);
	if (refusal) {
		const { what, mend } = refusalText(refusal, contract, SERVED_CONTRACTS);
		throw new ForeignContractError(`${what} ${mend}`);
	}
	const manifest = contract.startsWith('1.')
		? fromContract1(manifestOfContract1Schema.parse(value))
		: remoteManifestSchema.parse(value);
	// Another one would take the place of that version's modules, and stands in addresses and scripts.
	const name = federationName(manifest.name, manifest.version);
	if (manifest.federationName !== name)
		throw new Error(`Its federation name is not "${name}": build it with remote-kit.`);
	const [problem] = bringsProblems(manifest.brings, manifest.routes);
	if (problem) throw new Error(problem);
	return manifest;
}
