import type { ReleaseStore } from '@estate/releases';
import { declineProposal, type Proposal, readProposal } from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../../console-answers.ts';
import { approvalSchema, declineSchema } from '../../console-api.ts';
import type { RequestCallers } from '../access/request-callers.ts';
import { BadRequest, checked } from '../bad-request.ts';
import { consoleEntry } from '../console-entry.ts';
import type { LiveOverview } from '../live-overview.ts';
import { sendLines } from '../promotion-lines.ts';
import type { Promotions } from '../promotions.ts';
import { consoleProposal } from './console-proposal.ts';

interface ProposalSettings {
	store: ReleaseStore;
	channel: Channel;
	callers: RequestCallers;
	promotions: Promotions;
	overview: LiveOverview;
}

/** `POST api/approvals` and `api/declines`: what becomes of a change that waits for a second person. */
export function proposalRoutes(
	app: FastifyInstance,
	{ store, channel, callers, promotions, overview }: ProposalSettings,
): void {
	/** Throws ReleaseError `unknown-proposal`, BadRequest 409 for one of another channel, which this site does not serve. */
	async function ownProposal(id: string): Promise<Proposal> {
		const proposal = await readProposal(store, id);
		if (proposal.channel === channel) return proposal;
		throw new BadRequest(
			409,
			'unknown-proposal',
			`Proposal ${id} is of the channel ${proposal.channel}, and this console of ${channel}. Use the console of that site, or the command: npm run release -- proposals approve ${id}`,
		);
	}

	app.post(`${CONSOLE_PATH}api/approvals`, async (request, reply) => {
		const { proposal: id } = checked(approvalSchema, request.body);
		const caller = callers.caller(request);
		const found = await ownProposal(id);
		return sendLines(reply, async (onPage) => {
			const { proposal, entry } = await promotions.approve(caller, found, onPage);
			overview.refresh();
			return {
				kind: 'approved',
				proposal: consoleProposal(proposal),
				entry: entry && consoleEntry(entry),
			};
		});
	});

	app.post(`${CONSOLE_PATH}api/declines`, async (request, reply) => {
		const { proposal: id, why } = checked(declineSchema, request.body);
		await ownProposal(id);
		await declineProposal(store, callers.caller(request), id, why);
		overview.refresh();
		return reply.code(204).send();
	});
}
