import { isGranted } from '@estate/releases/rules';
import { createContext, useContext } from 'react';
import type { LimitedAccess } from '../../console-answers.ts';
import { type Action, rightTo } from '../actions/use-action.ts';

/** What the person may who is logged in; undefined: everything. */
export const AccessContext = createContext<LimitedAccess | undefined>(undefined);

export const useAccess = () => useContext(AccessContext);

const remoteOf = (action: Action) => ('remote' in action && action.remote) || '*';

/** Is an action to be shown? The server decides again, and says which right is missing. */
export function useMay(): (action: Action) => boolean {
	const access = useAccess();
	return (action) => {
		if (!access) return true;
		const channel = action.kind === 'prune' ? '*' : access.channel;
		return rightTo(action).some((right) =>
			isGranted(access.grants, { action: right, remote: remoteOf(action), channel }),
		);
	};
}

/** The audit log is of every remote and channel, and so is the right to read it. */
export function useMayReadAudit(): boolean {
	const access = useAccess();
	return !access || isGranted(access.grants, { action: 'audit', remote: '*', channel: '*' });
}
