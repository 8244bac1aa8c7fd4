import { useState } from 'react';
import { texts } from '../../texts.ts';
import { Dialog } from '../dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { ConfirmStep } from './confirm-step.tsx';
import type { PassedCheck } from './passed-check.ts';
import { RolloutStep } from './rollout-step.tsx';

interface PromoteDialogProps extends RemoteDialogProps {
	/** The one that is being rolled out, when that is to be promoted */
	version?: string | undefined;
}

/** A promotion in two steps: what is wanted is checked, then confirmed with what was found. */
export function PromoteDialog({ remote, needsTwo, version, onClose, onDone }: PromoteDialogProps) {
	const [passed, setPassed] = useState<PassedCheck>();
	return (
		<Dialog title={texts.action.promote.title(remote.name)} onClose={onClose}>
			{passed ? (
				<ConfirmStep
					remote={remote}
					needsTwo={needsTwo}
					passed={passed}
					onBack={() => setPassed(undefined)}
					onDone={onDone}
				/>
			) : (
				<RolloutStep remote={remote} version={version} onPassed={setPassed} onClose={onClose} />
			)}
		</Dialog>
	);
}
