import { DEFAULT_POLICY, policyText } from '@estate/releases/rules';
import type { HealthPolicy } from '@estate/shared-contract';
import { Button, Checkbox, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

const MINUTE_MS = 60_000;

/** Per figure: its unit, and what may be entered. The server has the last word (`healthPolicySchema`). */
const FIELDS = {
	window: { unit: MINUTE_MS, min: 1, max: 30, decimals: 0 },
	minimumViews: { unit: 1, min: 20, max: 1_000_000, decimals: 0 },
	maximumRate: { unit: 0.01, min: 0, max: 100, decimals: 2 },
	margin: { unit: 0.01, min: 0, max: 100, decimals: 2 },
} satisfies Partial<Record<keyof HealthPolicy, object>>;
type Field = keyof typeof FIELDS;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** When versions of a remote are taken back by themselves. */
export function PolicyDialog({ remote, onClose, onDone }: RemoteDialogProps) {
	const { name } = remote;
	const [policy, setPolicy] = useState(remote.policy);
	const t = texts.action.policy;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name, policyText(policy))}
			confirm={t.confirm}
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'policy', remote: name, why, policy }))}
		>
			<Checkbox
				label={t.automatic}
				checked={policy.automatic}
				onChange={({ currentTarget: { checked } }) => setPolicy({ ...policy, automatic: checked })}
			/>
			{(Object.keys(FIELDS) as Field[]).map((field) => {
				const { unit, min, max, decimals } = FIELDS[field];
				return (
					<NumberInput
						key={field}
						label={t[field]}
						min={min}
						max={max}
						decimalScale={decimals}
						required
						value={rounded(policy[field] / unit)}
						onChange={(value) => {
							if (typeof value === 'number') setPolicy({ ...policy, [field]: rounded(value * unit) });
						}}
					/>
				);
			})}
			<Button variant="default" onClick={() => setPolicy(DEFAULT_POLICY)}>
				{t.usual}
			</Button>
		</ActionDialog>
	);
}
