import type { Refusal, Waiver } from '@estate/releases/operations';
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ConsoleRemote, PromotionLine } from '../../../console-answers.ts';
import type { ConsoleCheck } from '../../../console-api.ts';
import { Refused } from '../../ask/ask.ts';
import { askLines } from '../../ask/ask-lines.ts';
import { texts } from '../../texts.ts';
import { AudienceFields } from '../audience/audience-fields.tsx';
import type { Audience } from '../audience/read-audience.ts';
import { RefusalAlert } from '../refusal-alert.tsx';
import type { PassedCheck } from './passed-check.ts';
import { PromotionProgress } from './promotion-progress.tsx';

interface RolloutStepProps {
	remote: ConsoleRemote;
	version: string | undefined;
	onPassed: (passed: PassedCheck) => void;
	onClose: () => void;
}

const EVERYBODY: Audience = { rollout: undefined, problem: undefined };
const WAIVED: readonly Waiver[] = ['browser', 'growth'];

/** Which version, for whom, and what is left out of the checks; then the checks. */
export function RolloutStep({ remote, version: given, onPassed, onClose }: RolloutStepProps) {
	const { name, active, canary, versions } = remote;
	const others = versions.filter((version) => version !== active);
	const [version, setVersion] = useState(given ?? others[0]);
	const [audience, setAudience] = useState(EVERYBODY);
	const [waived, setWaived] = useState<string[]>([]);
	const [line, setLine] = useState<PromotionLine>();
	const [refusal, setRefusal] = useState<Refusal>();
	const t = texts.action.promote;

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!version) return;
		const check: ConsoleCheck = {
			remote: name,
			version,
			...(audience.rollout ? { rollout: audience.rollout } : {}),
			waived: WAIVED.filter((each) => waived.includes(each)),
		};
		setRefusal(undefined);
		setLine({ kind: 'waiting' });
		try {
			const outcome = await askLines('checks', check, setLine);
			if (outcome.kind === 'passed') onPassed({ check, ...outcome });
		} catch (error) {
			setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) });
		}
		setLine(undefined);
	}

	if (!version) return <Text>{t.noVersion}</Text>;
	return (
		<form onSubmit={submit}>
			<Stack>
				<NativeSelect
					label={t.version}
					data-autofocus
					value={version}
					data={others}
					onChange={({ currentTarget }) => setVersion(currentTarget.value)}
				/>
				{active && !canary && <AudienceFields initial={10} withEverybody onChange={setAudience} />}
				<Checkbox.Group label={t.waived} value={waived} onChange={setWaived}>
					<Stack gap="xs" mt="xs">
						{WAIVED.map((each) => (
							<Checkbox key={each} value={each} label={t[each]} />
						))}
					</Stack>
				</Checkbox.Group>
				{refusal && <RefusalAlert refusal={refusal} />}
				<PromotionProgress line={line} text={t.checking} />
				<Group justify="flex-end">
					<Button variant="default" onClick={onClose}>
						{texts.action.cancel}
					</Button>
					<Button type="submit" disabled={audience.problem !== undefined} loading={line !== undefined}>
						{t.check}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}
