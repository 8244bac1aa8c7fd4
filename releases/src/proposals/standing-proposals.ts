import type { Channel } from '@estate/shared-contract';
import { AccessList } from '../access/access-list.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { StoreRecords } from '../store/store-records.ts';
import { areBytesSame, placeOf, standingHash } from './binding.ts';
import type { ProposalFile, Voice } from './proposal.schema.ts';
import { type ProposalFacts, type ProposalStatus, proposalStatus } from './proposal-transitions.ts';
import { Proposals } from './proposals.ts';

const ENTRY = /^[0-9a-f]{16}$/;

/** Do the entries of those who said yes still hold? A token that was stolen and revoked has no voice any more. */
async function areListed(records: StoreRecords, voices: readonly Voice[]): Promise<boolean> {
	const list = new AccessList(records);
	const entries = voices.filter(({ identity }) => ENTRY.test(identity));
	const members = await Promise.all(entries.map(({ identity }) => list.member(identity)));
	return members.every((member) => member?.state === 'valid');
}

/** What is true of a proposal now. */
export async function factsOf(
	store: ReleaseStore,
	{ proposal, approvals }: ProposalFile,
): Promise<ProposalFacts> {
	const { log, artifacts } = placeOf(proposal, store);
	const { channel, remote, standing, versions, proposed } = proposal;
	const { state } = await log.newest(channel);
	const isAsProposed =
		standingHash(state, remote) === standing &&
		(await areBytesSame(artifacts, versions)) &&
		(await areListed(store.records, [proposed, ...approvals]));
	return { now: Date.now(), isAsProposed };
}

export interface StandingProposal extends ProposalFile {
	status: ProposalStatus;
}

/** Proposals of a channel, newest first, with what they are now; `isOpen`: without those that were done or declined. */
export async function standingProposals(
	store: ReleaseStore,
	channel: Channel,
	only: { isOpen?: boolean } = {},
): Promise<StandingProposal[]> {
	const files = await new Proposals(store.records).list(channel, only);
	return Promise.all(
		files.map(async (file) => {
			// What has ended needs no look at the bytes.
			const facts = file.end ? { now: Date.now(), isAsProposed: true } : await factsOf(store, file);
			return { ...file, status: proposalStatus(file, facts) };
		}),
	);
}
