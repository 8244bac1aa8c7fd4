import type { StateChange } from '@estate/releases/rules';
import { NativeSelect, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { RestorationAnswer } from '../../../log-answers.ts';
import { ask } from '../../ask/ask.ts';
import { ChangeList } from '../../log/change-list.tsx';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { DialogEnds } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

interface RestoreDialogProps extends DialogEnds {
	revision: number;
	/** What the entry was about; the whole channel can be restored all the same */
	remote: string | undefined;
	/** Do two people have to agree? */
	needsTwo: boolean;
}

/** A remote, or the whole channel, as an earlier revision had it. */
export function RestoreDialog({ revision, remote, needsTwo, onClose, onDone }: RestoreDialogProps) {
	const [chosen, setChosen] = useState(remote ?? '');
	const [changes, setChanges] = useState<readonly StateChange[]>([]);
	useEffect(() => {
		let isGone = false;
		const query = `revision=${revision}${chosen ? `&remote=${chosen}` : ''}`;
		ask<RestorationAnswer>(`restorations?${query}`).then(
			(found) => isGone || setChanges(found.changes),
			// What is refused is said when it is asked for.
			() => isGone || setChanges([]),
		);
		return () => {
			isGone = true;
		};
	}, [revision, chosen]);
	const t = texts.action.restore;
	return (
		<ActionDialog
			title={t.title(revision)}
			will={chosen ? t.will(chosen, revision) : t.willChannel(revision)}
			confirm={t.confirm}
			isGrave
			waits={needsTwo}
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
			<div role="status">
				{changes.length > 0 && (
					<>
						<Text fw={600}>{t.changes}</Text>
						<ChangeList changes={changes} />
					</>
				)}
			</div>
		</ActionDialog>
	);
}
