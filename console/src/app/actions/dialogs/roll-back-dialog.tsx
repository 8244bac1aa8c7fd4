import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** The version before, unless another one is chosen. It is named in the request: who is second rolls back no further. */
export function RollBackDialog({ remote, onClose, onDone }: RemoteDialogProps) {
	const { name, active = '', previous, canary, versions } = remote;
	const others = versions.filter((version) => version !== active && version !== canary?.version);
	const [to, setTo] = useState(previous ?? others[0]);
	const t = texts.action.rollback;
	return (
		<ActionDialog
			title={t.title(name)}
			will={to ? t.will(name, active, to, canary?.version) : t.noVersion}
			confirm={to && t.confirm(to)}
			isGrave
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'rollback', remote: name, why, to }))}
		>
			{to && (
				<NativeSelect
					label={t.to}
					value={to}
					data={[...new Set([to, ...others])]}
					onChange={({ currentTarget }) => setTo(currentTarget.value)}
				/>
			)}
		</ActionDialog>
	);
}
