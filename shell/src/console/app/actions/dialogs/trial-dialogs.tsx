import { planText, type RolloutWish, startRollout } from '@estate/releases/rules';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { AudienceFields } from '../audience/audience-fields.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** Ends the trial of a version. */
export function AbortDialog({ remote: { name, active = '', trial }, onClose, onDone }: RemoteDialogProps) {
	const t = texts.action.abort;
	if (!trial) return null;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name, trial.version, active)}
			confirm={t.confirm(trial.version)}
			isGrave
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'abort', remote: name, why }))}
		/>
	);
}

/** Changes who gets the version on trial. */
export function ShareDialog({ remote: { name, trial }, onClose, onDone }: RemoteDialogProps) {
	const [rollout, setRollout] = useState<RolloutWish | undefined>(
		trial && { kind: 'share', traffic: trial.traffic },
	);
	const t = texts.action.share;
	if (!trial) return null;
	return (
		<ActionDialog
			title={t.title(name, trial.version)}
			will={rollout ? t.will(name, trial.version, planText(startRollout(rollout))) : ''}
			confirm={rollout && t.confirm}
			onClose={onClose}
			onConfirm={async (why) => {
				if (rollout) onDone(await sendCommand({ command: 'share', remote: name, why, rollout }));
			}}
		>
			<AudienceFields
				initial={trial.traffic}
				withEverybody={false}
				onChange={({ rollout }) => setRollout(rollout)}
			/>
		</ActionDialog>
	);
}
