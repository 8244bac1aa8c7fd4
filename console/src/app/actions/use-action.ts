import type { AccessAction } from '@estate/releases/rules';
import { createContext, useContext } from 'react';

/** What an operator wants to do: a dialog asks for the rest. */
export type Action =
	| {
			kind:
				| 'promote'
				| 'rollback'
				| 'retire'
				| 'abort'
				| 'share'
				| 'everybody'
				| 'lock'
				| 'unlock'
				| 'policy'
				| 'override';
			remote: string;
	  }
	| { kind: 'approve' | 'decline'; proposal: string; remote: string; right: AccessAction }
	| { kind: 'restore'; revision: number; remote: string | undefined }
	| { kind: 'prune' };

/** The right to which an action asks for. */
export function rightTo(action: Action): AccessAction[] {
	if (action.kind === 'approve' || action.kind === 'decline') return [action.right];
	const { kind } = action;
	if (kind === 'promote') return ['promote', 'rollout'];
	if (kind === 'everybody') return ['promote'];
	return kind === 'share' ? ['rollout'] : [kind];
}

export const ActionContext = createContext<(action: Action) => void>(() => {});

/** Opens the dialog of an action. */
export const useAction = () => useContext(ActionContext);
