import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { type Caller, permitted } from '../access/permitted.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { boundStore, placeOf, standingHash } from './binding.ts';
import { makeChange, type Promoting } from './make-change.ts';
import { MOST_WHY, type Proposal, type ProposalClaim } from './proposal.schema.ts';
import { type HeldClaim, ProposalClaims } from './proposal-claims.ts';
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

/**
 * The claim on a proposal that waits: who has it alone ends the proposal. Throws ReleaseError `unknown-proposal`,
 * `proposal-over`, `proposal-outdated`, `busy`.
 */
async function claimWaiting(
	store: ReleaseStore,
	id: string,
	how: ProposalClaim['how'],
	who: string,
): Promise<HeldClaim> {
	const proposals = new Proposals(store.records);
	const requireOpen = async (isLost: boolean) => {
		const file = await proposals.read(id);
		// What is outdated may be put away too, but not what may have been made by a process that died.
		requireWaiting(file, isLost ? await factsOf(store, file) : { now: Date.now(), isAsProposed: true });
	};
	await requireOpen(false);
	const claim = await new ProposalClaims(store.records).take(id, how, who);
	try {
		// Whoever had it before may have ended the proposal.
		await requireOpen(claim.isAfterLost);
	} catch (error) {
		await claim.giveBack();
		throw error;
	}
	return claim;
}

/**
 * The store as the change of a proposal reads it: it refuses a state that is not the one it was proposed for, and writes
 * nothing once somebody else ends the proposal, however long the checks took that came before.
 */
function storeAsProposed(store: ReleaseStore, proposal: Proposal, who: string): ReleaseStore {
	const { id, remote, channel, standing } = proposal;
	const isAsProposed = (state: ChannelState) => standingHash(state, remote) === standing;
	const isUnmade = async () => isAsProposed((await placeOf(proposal, store).log.newest(channel)).state);
	return boundStore(store, proposal, {
		requireStanding(state) {
			requireWaiting({ proposal, approvals: [] }, { now: Date.now(), isAsProposed: isAsProposed(state) });
		},
		async write(append) {
			const claim = await claimWaiting(store, id, 'done', who);
			try {
				const isWritten = await append();
				if (!isWritten) await claim.giveBack();
				return isWritten;
			} catch (error) {
				// It may have been written nevertheless: then nobody declines it.
				if (await isUnmade().catch(() => false)) await claim.giveBack();
				throw error;
			}
		},
	});
}

/**
 * Says yes to a proposal; with the second person the change is made, with its checks, if all still is as it was proposed.
 * Throws ReleaseError `unknown-proposal`, `forbidden`, `no-person`, `same-person`, `proposal-over`, `proposal-outdated`,
 * `busy`, and what the change throws: then the proposal waits on.
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
		const asProposed = storeAsProposed(store, proposal, voice.who);
		const entry = await makeChange(asProposed, proposal, namesOf(file), promoting);
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

/**
 * Ends a proposal without its change: whoever may make the change may. Throws ReleaseError `unknown-proposal`, `forbidden`,
 * `proposal-over`, `busy` while it is carried out, `proposal-outdated` where it may have been.
 */
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
			await claimWaiting(store, id, 'declined', who);
			const end = {
				how: 'declined',
				who,
				at: new Date().toISOString(),
				why: why.slice(0, MOST_WHY),
			} as const;
			// A server of an earlier version claims nothing.
			if (!(await proposals.end(id, end)))
				requireWaiting(await proposals.read(id), { now: Date.now(), isAsProposed: true });
			return proposal;
		},
		() => `proposal ${id} of ${proposal.proposed.who}: ${why}`,
	);
}
