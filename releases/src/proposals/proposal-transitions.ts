import { isSamePerson } from '../access/member.schema.ts';
import { ReleaseError } from '../release-error.ts';
import type { ProposalFile, Voice } from './proposal.schema.ts';
import { againText, outdatedText } from './proposal-text.ts';

/** What a proposal is: waiting until it is done or declined, its time is over, or what it was made for has changed. */
const PROPOSAL_STATUSES = ['waiting', 'done', 'declined', 'expired', 'outdated'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** What is true at the moment of asking. */
export interface ProposalFacts {
	/** Milliseconds since 1970 */
	now: number;
	/** Is what the change is about, and are the bytes, as they were when it was proposed? */
	isAsProposed: boolean;
}

export function proposalStatus({ proposal, end }: ProposalFile, facts: ProposalFacts): ProposalStatus {
	if (end) return end.how;
	if (Date.parse(proposal.expires) <= facts.now) return 'expired';
	return facts.isAsProposed ? 'waiting' : 'outdated';
}

/** The people who have said yes, each once. A program is nobody: what it proposes takes two people. */
export function peopleFor({ proposal, approvals }: ProposalFile): string[] {
	const named = [proposal.proposed, ...approvals].flatMap(({ person }) => (person ? [person] : []));
	return named.filter((person, at) => named.findIndex((other) => isSamePerson(person, other)) === at);
}

export const PEOPLE_NEEDED = 2;

/** Throws ReleaseError `proposal-over`, `proposal-outdated`. */
export function requireWaiting(file: ProposalFile, facts: ProposalFacts): void {
	const { proposal, end } = file;
	const again = againText(proposal);
	switch (proposalStatus(file, facts)) {
		case 'waiting':
			return;
		case 'done':
			throw new ReleaseError(
				'proposal-over',
				`Proposal ${proposal.id} was done on ${end?.at} (revision ${end?.revision}). Nothing is to be done.`,
			);
		case 'declined':
			throw new ReleaseError(
				'proposal-over',
				`Proposal ${proposal.id} was declined by ${end?.who} on ${end?.at}: ${end?.why || 'no reason given'}. If that is settled, propose it again: ${again}`,
			);
		case 'expired':
			throw new ReleaseError(
				'proposal-over',
				`Proposal ${proposal.id} was good until ${proposal.expires}. Propose it again: ${again}`,
			);
		case 'outdated':
			throw new ReleaseError(
				'proposal-outdated',
				outdatedText(
					`Proposal ${proposal.id} was made`,
					proposal,
					`${proposal.remote === '*' ? 'the channel' : proposal.remote}, or the bytes of its versions, are not what they were then, or somebody who said yes is off the access list`,
					`propose it again: ${again}`,
				),
			);
	}
}

/**
 * waiting → waiting with one more approval, and agreed when two people have said yes, of whom the proposer may be one.
 * Throws ReleaseError `proposal-over`, `proposal-outdated`, `no-person`, `same-person`.
 */
export function approve(
	file: ProposalFile,
	voice: Voice,
	facts: ProposalFacts,
): { file: ProposalFile; isAgreed: boolean } {
	requireWaiting(file, facts);
	const { id } = file.proposal;
	const { person, who } = voice;
	if (!person)
		throw new ReleaseError(
			'no-person',
			`${who} cannot approve proposal ${id}: that entry names no person, so nobody knows that it is a second one. Whoever may change the access list gives an entry of your own: npm run release -- access add "a name" --role releaser --person "who you are"`,
		);
	if (peopleFor(file).some((other) => isSamePerson(other, person)))
		throw new ReleaseError(
			'same-person',
			`${person} has said yes to proposal ${id} already, with this or another token: it takes a second person. Who could: npm run release -- access list`,
		);
	const approved = { ...file, approvals: [...file.approvals, voice] };
	return { file: approved, isAgreed: peopleFor(approved).length >= PEOPLE_NEEDED };
}
