import type { EarlierVersion } from '@estate/releases/operations';
import { Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { EarlierAnswer } from '../../../console-answers.ts';
import { ask } from '../../ask/ask.ts';
import { texts } from '../../texts.ts';
import { GRAVE } from '../../theme.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';
import { useAction } from '../use-action.ts';

/**
 * The version before, unless another one that was active is chosen; one that was taken back only after a second word. It is
 * named in the request: who is second rolls back no further.
 */
export function RollBackDialog({ remote, onClose, onDone }: RemoteDialogProps) {
	const { name, active = '', previous, canary, versions } = remote;
	const [before, setBefore] = useState<readonly EarlierVersion[]>(previous ? [{ version: previous }] : []);
	const [chosen, setTo] = useState(previous);
	const [anyway, setAnyway] = useState(false);
	const open = useAction();
	useEffect(() => {
		let isGone = false;
		ask<EarlierAnswer>(`remotes/${name}/earlier`).then(
			(found) => isGone || setBefore(found.versions),
			// What is known of the version before stands.
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [name]);
	const t = texts.action.rollback;
	const choices = before.filter(({ version }) => versions.includes(version));
	const to = chosen ?? (choices.find(({ withdrawn }) => !withdrawn) ?? choices[0])?.version;
	const left = choices.find(({ version }) => version === to)?.withdrawn;
	return (
		<ActionDialog
			title={t.title(name)}
			will={to ? t.will(name, active, to, canary?.version) : t.noVersion}
			confirm={to && (!left || anyway) ? t.confirm(to) : undefined}
			isGrave
			onClose={onClose}
			onConfirm={async (why) =>
				onDone(
					await sendCommand({
						command: 'rollback',
						remote: name,
						why,
						to,
						...(left ? { anyway } : {}),
					}),
				)
			}
		>
			{to ? (
				<NativeSelect
					label={t.to}
					value={to}
					data={choices.map(({ version, withdrawn }) => ({
						value: version,
						label: withdrawn ? t.withdrawn(version) : version,
					}))}
					onChange={({ currentTarget }) => {
						setTo(currentTarget.value);
						setAnyway(false);
					}}
				/>
			) : (
				<Button color={GRAVE} onClick={() => open({ kind: 'retire', remote: name })}>
					{texts.action.name.retire}
				</Button>
			)}
			{to && left && (
				<>
					<Text>{t.left(to, left)}</Text>
					<Checkbox
						label={t.anyway}
						checked={anyway}
						onChange={({ currentTarget: { checked } }) => setAnyway(checked)}
					/>
				</>
			)}
		</ActionDialog>
	);
}
