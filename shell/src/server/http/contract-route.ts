import { SHELL_CONTRACT_PATH, type ShellContract } from '@estate/releases';
import { CONTRACT_VERSION, HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '../releases/release-follower.ts';

interface ContractSettings {
	releases: Pick<ReleaseFollower, 'current'>;
	/** Shared libraries of the shell's build, with their versions */
	shared: Record<string, string>;
}

/** `/-/contract.json`: what this shell gives to remotes, and which addresses those have that it serves. All of it is public: browsers get the same. */
export async function contractRoute(
	app: FastifyInstance,
	{ releases, shared }: ContractSettings,
): Promise<void> {
	app.get(SHELL_CONTRACT_PATH, async (_, reply) => {
		const contract: ShellContract = {
			contract: CONTRACT_VERSION,
			contracts: [...SERVED_CONTRACTS],
			shared,
			capabilities: [...HOST_CAPABILITIES],
			remotes: [...releases.current.remotes.values()].map(({ manifest: { name, version, routes } }) => ({
				name,
				version,
				routes,
			})),
		};
		return reply
			.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
			.type('application/json; charset=utf-8')
			.send(contract);
	});
}
