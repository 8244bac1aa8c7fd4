import type { Channel } from '@estate/shared-contract';
import type { RolloutRequest } from '../rollout/rollout-request.ts';
import { ACTION_RIGHTS, type AccessAction, type Right, ROLES, type Role } from './roles.ts';

export const EVERY = '*';

/** A role, for some remotes in some channels. */
export interface Grant {
	role: Role;
	remotes: readonly string[] | typeof EVERY;
	channels: readonly Channel[] | typeof EVERY;
}

/** What somebody wants to do. `*` needs a grant for every one. */
export interface AccessRequest {
	action: AccessAction;
	remote: string;
	/** A published version belongs to no channel */
	channel: Channel | typeof EVERY | undefined;
}

const covers = (granted: readonly string[] | typeof EVERY, wanted: string) =>
	granted === EVERY || granted.includes(wanted);

/** Does one of the grants allow it? */
export function isGranted(grants: readonly Grant[], { action, remote, channel }: AccessRequest): boolean {
	const enough: readonly Right[] = ACTION_RIGHTS[action];
	return grants.some(
		({ role, remotes, channels }) =>
			covers(remotes, remote) &&
			(channel === undefined || covers(channels, channel)) &&
			ROLES[role].some((right) => enough.includes(right)),
	);
}

/** Everybody, also at the end of a plan, is a promotion. */
export function promotionAction(rollout: RolloutRequest | undefined): 'promote' | 'rollout' {
	return rollout?.kind === 'share' && rollout.traffic < 100 ? 'rollout' : 'promote';
}

export function grantText({ role, remotes, channels }: Grant): string {
	const of = remotes === EVERY ? 'every remote' : remotes.join(', ');
	return `${role} for ${of} in ${channels === EVERY ? 'every channel' : channels.join(', ')}`;
}
