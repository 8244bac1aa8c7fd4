import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { DialogEnds } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

interface RestoreDialogProps extends DialogEnds {
	revision: number;
	/** What the entry was about; the whole channel can be restored all the same */
	remote: string | undefined;
}

/** A remote, or the whole channel, as an earlier revision had it. */
export function RestoreDialog({ revision, remote, onClose, onDone }: RestoreDialogProps) {
	const [chosen, setChosen] = useState(remote ?? '');
	const t = texts.action.restore;
	return (
		<ActionDialog
			title={t.title(revision)}
			will={chosen ? t.will(chosen, revision) : t.willChannel(revision)}
			confirm={t.confirm}
			isGrave
			onClose={onClose}
			onConfirm={async (why) =>
				onDone(
					await sendCommand({ command: 'restore', revision, why, ...(chosen ? { remote: chosen } : {}) }),
				)
			}
		>
			{remote && (
				<NativeSelect
					label={t.what}
					value={chosen}
					data={[remote, { value: '', label: t.channel }]}
					onChange={({ currentTarget }) => setChosen(currentTarget.value)}
				/>
			)}
		</ActionDialog>
	);
}
