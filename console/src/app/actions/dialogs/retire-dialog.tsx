import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** Takes a remote out of the channel, broken or not. */
export function RetireDialog({ remote: { name, active = '' }, onClose, onDone }: RemoteDialogProps) {
	const [redirect, setRedirect] = useState('');
	const t = texts.action.retire;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name, active)}
			confirm={t.confirm}
			isGrave
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
