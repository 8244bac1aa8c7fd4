import { planText } from '../rollout/plan-text.ts';
import { startRollout } from '../rollout/start-rollout.ts';
import type { Proposal } from './proposal.schema.ts';

type What = Pick<Proposal, 'channel' | 'remote' | 'action' | 'change'>;

const subject = ({ remote, channel }: What) => (remote === '*' ? `the whole of ${channel}` : remote);

/** What is proposed, for people: `promote listings 1.2.0 for 10 %`. */
export function proposalText(what: What): string {
	const { change } = what;
	switch (change.kind) {
		case 'promote': {
			const isShell = what.action === 'shell';
			const whom = change.rollout
				? planText(startRollout(change.rollout), isShell ? ' of the servers' : ' of the visitors')
				: isShell
					? 'all servers'
					: 'everybody';
			const left = change.waived.length > 0 ? `, without the checks: ${change.waived.join(', ')}` : '';
			return `promote ${subject(what)} ${change.version} for ${whom}${left}`;
		}
		case 'share':
			return `change the share of ${subject(what)} to ${planText(startRollout(change.rollout))}`;
		case 'restore':
			return `restore ${subject(what)} as at revision ${change.revision}${change.anyway ? ', with versions that were taken back since' : ''}`;
		case 'retire':
			return `take ${subject(what)} out${change.redirect ? `, leading to ${change.redirect}` : ''}`;
	}
}

/** The command that proposes it again. */
export function againText({ remote, channel, change }: What): string {
	const of = channel === 'production' ? '' : ` --channel ${channel}`;
	const release = 'npm run release --';
	switch (change.kind) {
		case 'promote':
			return `${release} promote ${remote} ${change.version}${of}`;
		case 'share':
			return `${release} canary ${remote} <percent>${of}`;
		case 'restore':
			return `${release} restore ${change.revision}${remote === '*' ? '' : ` ${remote}`}${of}${change.anyway ? ' --anyway' : ''} --why "…"`;
		case 'retire':
			return `${release} retire ${remote}${of} --why "…"`;
	}
}

/** Why a change is refused that was meant for another state, and what to do. */
export const outdatedText = (
	meant: string,
	{ revision, channel }: Pick<Proposal, 'revision' | 'channel'>,
	changed: string,
	next: string,
): string =>
	`${meant} for revision ${revision} of ${channel}, and ${changed}. See npm run release -- history, then ${next}`;
