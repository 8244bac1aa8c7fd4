import type { StateChange, TakenBack } from '@estate/releases/rules';
import { Checkbox, NativeSelect, Text } from '@mantine/core';
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
	const [takenBack, setTakenBack] = useState<readonly TakenBack[]>([]);
	const [anyway, setAnyway] = useState(false);
	useEffect(() => {
		let isGone = false;
		const query = `revision=${revision}${chosen ? `&remote=${chosen}` : ''}`;
		const show = (found: RestorationAnswer) => {
			if (isGone) return;
			setChanges(found.changes);
			setTakenBack(found.takenBack);
			setAnyway(false);
		};
		// What is refused is said when it is asked for.
		ask<RestorationAnswer>(`restorations?${query}`).then(show, () => show({ changes: [], takenBack: [] }));
		return () => {
			isGone = true;
		};
	}, [revision, chosen]);
	const t = texts.action.restore;
	return (
		<ActionDialog
			title={t.title(revision)}
			will={chosen ? t.will(chosen, revision) : t.willChannel(revision)}
			confirm={takenBack.length === 0 || anyway ? t.confirm : undefined}
			isGrave
			waits={needsTwo}
			onClose={onClose}
			onConfirm={async (why) =>
				onDone(
					await sendCommand({
						command: 'restore',
						revision,
						why,
						...(chosen ? { remote: chosen } : {}),
						...(anyway ? { anyway } : {}),
					}),
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
				{takenBack.map((each) => (
					<Text key={each.remote}>{t.takenBack(each)}</Text>
				))}
			</div>
			{takenBack.length > 0 && (
				<Checkbox
					label={texts.action.rollback.anyway}
					checked={anyway}
					onChange={({ currentTarget: { checked } }) => setAnyway(checked)}
				/>
			)}
		</ActionDialog>
	);
}
