import {
	PEOPLE_NEEDED,
	type Proposal,
	peopleFor,
	proposalText,
	type StandingProposal,
} from '@estate/releases/operations';
import type { ConsoleProposal } from '../../console-answers.ts';

/** A proposal as the console shows it. */
export function consoleProposal(
	proposal: Proposal,
	approvals: StandingProposal['approvals'] = [],
): ConsoleProposal {
	const { id, remote, action, why, revision, versions, expires, proposed } = proposal;
	return {
		...{ id, remote, action, why, revision, versions, expires },
		text: proposalText(proposal),
		yes: [proposed, ...approvals].map(({ who }) => who),
		people: peopleFor({ proposal, approvals }).length,
		needed: PEOPLE_NEEDED,
		at: proposed.at,
	};
}
