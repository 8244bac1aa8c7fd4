import { planText, type RolloutRequest, startRollout } from '@estate/releases/rules';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { AudienceFields } from '../audience/audience-fields.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** Ends the canary of a version. */
export function AbortDialog({ remote: { name, active = '', canary }, onClose, onDone }: RemoteDialogProps) {
	const t = texts.action.abort;
	if (!canary) return null;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name, canary.version, active)}
			confirm={t.confirm(canary.version)}
			isGrave
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'abort', remote: name, why }))}
		/>
	);
}

/** Changes who gets the version being rolled out. */
export function ShareDialog({ remote: { name, canary }, needsTwo, onClose, onDone }: RemoteDialogProps) {
	const [rollout, setRollout] = useState<RolloutRequest | undefined>(
		canary && { kind: 'share', traffic: canary.traffic },
	);
	const t = texts.action.share;
	if (!canary) return null;
	return (
		<ActionDialog
			title={t.title(name, canary.version)}
			will={rollout ? t.will(name, canary.version, planText(startRollout(rollout), texts.ofVisitors)) : ''}
			confirm={rollout && t.confirm}
			waits={needsTwo && !(rollout?.kind === 'share' && rollout.traffic <= canary.traffic)}
			onClose={onClose}
			onConfirm={async (why) => {
				if (rollout) onDone(await sendCommand({ command: 'share', remote: name, why, rollout }));
			}}
		>
			<AudienceFields
				initial={canary.traffic}
				withEverybody={false}
				onChange={({ rollout }) => setRollout(rollout)}
			/>
		</ActionDialog>
	);
}
