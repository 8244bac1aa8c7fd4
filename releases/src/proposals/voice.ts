import type { Identity } from '../access/identity.ts';
import type { ProposalFile, Voice } from './proposal.schema.ts';

/** Somebody who says yes, now. */
export const voiceOf = ({ id, name, person }: Identity): Voice => ({
	who: name,
	identity: id,
	...(person ? { person } : {}),
	at: new Date().toISOString(),
});

/** Who proposed and who approved, for the log: `An and Bo`. */
export const namesOf = ({ proposal, approvals }: ProposalFile): string => {
	const names = [...new Set([proposal.proposed, ...approvals].map(({ who }) => who))];
	return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
};
