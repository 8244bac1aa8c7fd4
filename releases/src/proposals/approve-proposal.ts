import type { ReleaseLogEntry } from '@estate/shared-contract';
import { type Caller, permitted } from '../access/permitted.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { boundStore, standingHash } from './binding.ts';
import { makeChange, type Promoting } from './make-change.ts';
import { MOST_WHY, type Proposal } from './proposal.schema.ts';
import { approve, requireWaiting } from './proposal-transitions.ts';
import { Proposals } from './proposals.ts';
import { factsOf } from './standing-proposals.ts';
import { namesOf, voiceOf } from './voice.ts';

/** `entry`: it was done; without one it waits for another person, since a program proposed it. */
export interface ApprovalOutcome {
	proposal: Proposal;
	entry?: ReleaseLogEntry;
}

/** Throws ReleaseError `unknown-proposal`. */
export async function readProposal({ records }: ReleaseStore, id: string): Promise<Proposal> {
	return (await new Proposals(records).read(id)).proposal;
}

const askedFor = ({ action, remote, channel }: Proposal) => ({ action, remote, channel });

/** The store as the change of a proposal reads it: it refuses a state that is not the one it was proposed for. */
const storeAsProposed = (store: ReleaseStore, proposal: Proposal): ReleaseStore =>
	boundStore(store, proposal, (state) => {
		const isAsProposed = standingHash(state, proposal.remote) === proposal.standing;
		requireWaiting({ proposal, approvals: [] }, { now: Date.now(), isAsProposed });
	});

/**
 * Says yes to a proposal; with the second person the change is made, with its checks, if all still is as it was proposed.
 * Throws ReleaseError `unknown-proposal`, `forbidden`, `no-person`, `same-person`, `proposal-over`, `proposal-outdated`,
 * and what the change throws: then the proposal waits on.
 */
export async function approveProposal(
	store: ReleaseStore,
	caller: Caller,
	id: string,
	promoting: Promoting = {},
): Promise<ApprovalOutcome> {
	const proposals = new Proposals(store.records);
	const { proposal } = await proposals.read(id);
	const work = async (): Promise<ApprovalOutcome> => {
		const read = await proposals.read(id);
		const voice = voiceOf(caller.identity);
		const { file, isAgreed } = approve(read, voice, await factsOf(store, read));
		if (!isAgreed) {
			if (await proposals.approve(read, voice)) return { proposal };
			throw new ReleaseError('busy', `Proposal ${id} is approved by somebody else just now. Try again.`);
		}
		const entry = await makeChange(storeAsProposed(store, proposal), proposal, namesOf(file), promoting);
		await proposals.approve(read, voice);
		await proposals.end(id, { how: 'done', who: voice.who, at: entry.at, revision: entry.revision });
		return { proposal, entry };
	};
	return permitted(
		store.records,
		caller,
		{ ...askedFor(proposal), audited: 'approve' },
		work,
		({ entry }) =>
			`proposal ${id} of ${proposal.proposed.who}: ${entry ? `done, revision ${entry.revision}` : 'waits for another person'}`,
	);
}

/** Ends a proposal without its change: whoever may make the change may. Throws ReleaseError `unknown-proposal`, `forbidden`, `proposal-over`. */
export async function declineProposal(
	store: ReleaseStore,
	caller: Caller,
	id: string,
	why: string,
): Promise<Proposal> {
	const proposals = new Proposals(store.records);
	const { proposal } = await proposals.read(id);
	return permitted(
		store.records,
		caller,
		{ ...askedFor(proposal), audited: 'decline' },
		async (who) => {
			// What is outdated may be put away too.
			requireWaiting(await proposals.read(id), { now: Date.now(), isAsProposed: true });
			const end = {
				how: 'declined',
				who,
				at: new Date().toISOString(),
				why: why.slice(0, MOST_WHY),
			} as const;
			await proposals.end(id, end);
			return proposal;
		},
		() => `proposal ${id} of ${proposal.proposed.who}: ${why}`,
	);
}
