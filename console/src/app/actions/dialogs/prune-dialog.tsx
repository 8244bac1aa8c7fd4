import type { PrunableVersion, Refusal } from '@estate/releases/operations';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PruningAnswer } from '../../../console-answers.ts';
import type { ConsolePruning } from '../../../console-api.ts';
import { ask, Refused } from '../../ask/ask.ts';
import { texts } from '../../texts.ts';
import { GRAVE } from '../../theme.ts';
import { Dialog } from '../dialog.tsx';
import type { DialogEnds } from '../dialog-ends.ts';
import { RefusalAlert } from '../refusal-alert.tsx';

const megabytes = (versions: readonly PrunableVersion[]) =>
	(versions.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toFixed(1);

/** Removes versions that are not needed, after showing which. */
export function PruneDialog({ onClose, onDone }: DialogEnds) {
	const [keepDays, setKeepDays] = useState<string | number>(30);
	const [found, setFound] = useState<PrunableVersion[]>();
	const [refusal, setRefusal] = useState<Refusal>();
	const t = texts.action.prune;

	async function prune(dryRun: boolean): Promise<void> {
		setRefusal(undefined);
		const request: ConsolePruning = { keepDays: Number(keepDays), dryRun };
		try {
			const { versions } = await ask<PruningAnswer>('prunings', request);
			if (dryRun) setFound(versions);
			else onDone(t.done(versions.length));
		} catch (error) {
			if (error instanceof Refused) setRefusal(error.refusal);
		}
	}

	return (
		<Dialog title={t.title} onClose={onClose}>
			<Stack>
				<Text>{t.will}</Text>
				<NumberInput
					label={t.keepDays}
					data-autofocus
					min={1}
					max={3_650}
					value={keepDays}
					onChange={(days) => {
						setKeepDays(days);
						setFound(undefined);
					}}
				/>
				{refusal && <RefusalAlert refusal={refusal} />}
				<div role="status">
					{found && (
						<>
							<Text>{found.length === 0 ? t.nothing : t.found(found.length, megabytes(found))}</Text>
							<ul>
								{found.map(({ remote, version }) => (
									<li key={`${remote} ${version}`}>
										{remote} {version}
									</li>
								))}
							</ul>
						</>
					)}
				</div>
				<Group justify="flex-end">
					<Button variant="default" onClick={onClose}>
						{texts.action.close}
					</Button>
					{found && found.length > 0 ? (
						<Button color={GRAVE} onClick={() => prune(false)}>
							{t.confirm}
						</Button>
					) : (
						<Button onClick={() => prune(true)}>{t.look}</Button>
					)}
				</Group>
			</Stack>
		</Dialog>
	);
}
