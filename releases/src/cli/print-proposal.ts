import type { Proposal } from '../proposals/proposal.schema.ts';
import { proposalText } from '../proposals/proposal-text.ts';
import { type JsonOption, print } from './command.ts';

/** What a person needs of a proposal to go on. */
export interface ShownProposal {
	id: string;
	text: string;
	expires: string;
}

export const shownProposal = (proposal: Proposal): ShownProposal => ({
	id: proposal.id,
	text: proposalText(proposal),
	expires: proposal.expires,
});

/** Says that a change waits, and who ends that. */
export function printProposal(
	options: JsonOption,
	{ id, text, expires }: ShownProposal,
	more: object = {},
): void {
	print(options, { ...more, proposed: true, proposal: id, what: text, expires }, [
		`Proposed: ${text}. Two people have to agree here, so nothing has changed yet.`,
		`A second person approves it until ${expires.slice(0, 16).replace('T', ' ')} UTC: npm run release -- proposals approve ${id}`,
	]);
}
