import type { ChannelState, RemoteState } from '@estate/shared-contract';
import { policyText } from '../health/policy-text.ts';
import { planText } from '../rollout/plan-text.ts';
import { activeVersion } from './transitions.ts';

/** What of a remote's state a person reads, in this order. */
const FACTS = {
	active: (state) => activeVersion(state),
	previous: ({ previous }) => previous,
	canary: ({ canary }) => canary && `${canary.version} for ${planText(canary)}`,
	withdrawn: ({ withdrawn }) => withdrawn.join(', ') || undefined,
	retired: ({ retired }) =>
		retired &&
		`by ${retired.who}${retired.redirect ? `, leading to ${retired.redirect}` : ''}: ${retired.why}`,
	lock: ({ lock }) => lock && `by ${lock.who}: ${lock.why}`,
	policy: ({ policy }) => policy && policyText(policy),
} satisfies Record<string, (state: RemoteState) => string | undefined>;
export type StateFact = keyof typeof FACTS;

/** A fact of a remote that an entry of the log changed; undefined where it was not, or is no longer. */
export interface StateChange {
	remote: string;
	fact: StateFact;
	before: string | undefined;
	after: string | undefined;
}

/** Everything that differs between two states of a channel, remote by remote. */
export function stateChanges(before: ChannelState, after: ChannelState): StateChange[] {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
	return names.flatMap((remote) =>
		(Object.keys(FACTS) as StateFact[]).flatMap((fact) => {
			const [then, now] = [before[remote], after[remote]].map((state) => state && FACTS[fact](state));
			return then === now ? [] : [{ remote, fact, before: then, after: now }];
		}),
	);
}
