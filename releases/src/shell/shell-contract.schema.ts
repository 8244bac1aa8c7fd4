import { manifestRouteSchema, remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';

/** Where a shell says what it gives to remotes. */
export const SHELL_CONTRACT_PATH = '/-/contract.json';

const answerSchema = z.object({
	contract: versionSchema,
	/** Contracts that it serves: the last version of each major; absent where that is its own alone */
	contracts: z.array(versionSchema).min(1).optional(),
	/** Shared module → version that it provides */
	shared: z.record(z.string(), z.string()),
	/** What it can do beyond the contract */
	capabilities: z.array(z.string()),
	/** What it serves, with the addresses that each remote has: others link there and claim none of them */
	remotes: z.array(
		z.object({ name: remoteNameSchema, version: versionSchema, routes: z.array(manifestRouteSchema) }),
	),
});

/** `/-/contract.json`: all that a remote meets in a running shell, so that a team can check a build before it is published. */
export const shellContractSchema = answerSchema.transform(({ contracts, ...rest }) => ({
	...rest,
	contracts: contracts ?? [rest.contract],
}));

export type ShellContract = z.infer<typeof shellContractSchema>;
