import type { Overview } from '../../console-answers.ts';
import { AbortDialog, ShareDialog } from './dialogs/canary-dialogs.tsx';
import { LockDialog, UnlockDialog } from './dialogs/lock-dialogs.tsx';
import { OverrideDialog } from './dialogs/override-dialog.tsx';
import { PolicyDialog } from './dialogs/policy-dialog.tsx';
import { ApproveDialog, DeclineDialog } from './dialogs/proposal-dialogs.tsx';
import { PruneDialog } from './dialogs/prune-dialog.tsx';
import { RestoreDialog } from './dialogs/restore-dialog.tsx';
import { RetireDialog } from './dialogs/retire-dialog.tsx';
import { RollBackDialog } from './dialogs/roll-back-dialog.tsx';
import { PromoteDialog } from './promote/promote-dialog.tsx';
import type { Action } from './use-action.ts';

interface DialogOfProps {
	action: Action;
	overview: Overview;
	onClose: () => void;
	/** Closes it, and says what was done */
	onDone: (text: string) => void;
}

/** The dialog of an action. A remote that has left the channel meanwhile has none, and a proposal that has ended. */
export function DialogOf({ action, overview, ...ends }: DialogOfProps) {
	if (action.kind === 'prune') return <PruneDialog {...ends} />;
	if (action.kind === 'restore') {
		const { revision, remote } = action;
		const needsTwo = remote ? overview.twoPeople.includes(remote) : overview.twoPeople.length > 0;
		return <RestoreDialog revision={revision} remote={remote} needsTwo={needsTwo} {...ends} />;
	}
	if (action.kind === 'approve' || action.kind === 'decline') {
		const proposal = overview.proposals.find(({ id }) => id === action.proposal);
		if (!proposal) return null;
		return action.kind === 'approve' ? (
			<ApproveDialog proposal={proposal} {...ends} />
		) : (
			<DeclineDialog proposal={proposal} {...ends} />
		);
	}
	const remote = overview.remotes.find(({ name }) => name === action.remote);
	if (!remote) return null;
	const props = { remote, needsTwo: overview.twoPeople.includes(remote.name), ...ends };
	switch (action.kind) {
		case 'promote':
			return <PromoteDialog {...props} />;
		case 'everybody':
			return <PromoteDialog {...props} version={remote.canary?.version} />;
		case 'rollback':
			return <RollBackDialog {...props} />;
		case 'retire':
			return <RetireDialog {...props} />;
		case 'abort':
			return <AbortDialog {...props} />;
		case 'share':
			return <ShareDialog {...props} />;
		case 'lock':
			return <LockDialog {...props} />;
		case 'unlock':
			return <UnlockDialog {...props} />;
		case 'policy':
			return <PolicyDialog {...props} />;
		case 'override':
			return <OverrideDialog {...props} canOverride={overview.canOverride} />;
	}
}
