import type { Canary } from '@estate/shared-contract';
import { activeVersion } from '../log/transitions.ts';
import type { StandingRemote } from '../operations/channel-status.ts';
import { planText } from '../rollout/plan-text.ts';

type Shown = Pick<StandingRemote, 'active' | 'previous' | 'withdrawn' | 'lock' | 'retired' | 'takenBack'> & {
	canary?: Omit<Canary, 'salt'> | undefined;
};

/** What a remote is in a channel: a line, and one for what was taken back last. `whose` follows the share of a canary. */
export function remoteLines(name: string, remote: Shown, whose = ''): string[] {
	const { previous, canary, withdrawn = [], lock, retired, takenBack } = remote;
	const active = activeVersion(remote);
	const facts = [
		`  ${name.padEnd(14)} ${(active ?? (retired ? 'retired' : 'none')).padEnd(10)}`,
		previous ? `before: ${previous}` : '',
		canary ? `tried: ${canary.version} by ${planText(canary, whose)}` : '',
		withdrawn.length > 0 ? `withdrawn: ${withdrawn.join(', ')}` : '',
		retired
			? `taken out by ${retired.who}${retired.redirect ? `, leading to ${retired.redirect}` : ''}: ${retired.why}`
			: '',
		lock ? `locked by ${lock.who}: ${lock.why}` : '',
	];
	const { version, who, at, why } = takenBack ?? {};
	return [
		facts.filter(Boolean).join('  '),
		...(takenBack ? [`    ${version} was taken back by ${who} on ${at}: ${why || 'no reason given'}`] : []),
	];
}
