import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** Takes a remote out of the channel, broken or not; of one that is out, changes where its pages lead. */
export function RetireDialog({ remote, needsTwo, onClose, onDone }: RemoteDialogProps) {
	const { name, active = '', previous, retired } = remote;
	const [redirect, setRedirect] = useState(retired?.redirect ?? '');
	const t = texts.action.retire;
	return (
		<ActionDialog
			title={retired ? t.titleAgain(name) : t.title(name)}
			will={retired ? t.willAgain(name) : t.will(name, active)}
			confirm={retired ? t.confirmAgain : t.confirm}
			isGrave={!retired}
			waits={needsTwo && (previous !== undefined || retired !== undefined)}
			onClose={onClose}
			onConfirm={async (why) => {
				const to = redirect.trim();
				onDone(await sendCommand({ command: 'retire', remote: name, why, ...(to ? { redirect: to } : {}) }));
			}}
		>
			<TextInput
				label={t.redirect}
				description={t.redirectHint}
				value={redirect}
				onChange={({ currentTarget }) => setRedirect(currentTarget.value)}
			/>
		</ActionDialog>
	);
}
