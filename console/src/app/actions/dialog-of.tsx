import type { Overview } from '../../console-answers.ts';
import { AbortDialog, ShareDialog } from './dialogs/canary-dialogs.tsx';
import { LockDialog, UnlockDialog } from './dialogs/lock-dialogs.tsx';
import { OverrideDialog } from './dialogs/override-dialog.tsx';
import { PolicyDialog } from './dialogs/policy-dialog.tsx';
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

/** The dialog of an action. A remote that has left the channel meanwhile has none. */
export function DialogOf({ action, overview, ...ends }: DialogOfProps) {
	if (action.kind === 'prune') return <PruneDialog {...ends} />;
	if (action.kind === 'restore')
		return <RestoreDialog revision={action.revision} remote={action.remote} {...ends} />;
	const remote = overview.remotes.find(({ name }) => name === action.remote);
	if (!remote) return null;
	const props = { remote, ...ends };
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
