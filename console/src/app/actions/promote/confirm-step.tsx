import type { Refusal } from '@estate/releases/operations';
import { planText, sizeText, startRollout } from '@estate/releases/rules';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ConsoleRemote, PromotionLine } from '../../../console-answers.ts';
import type { ConsolePromotion } from '../../../console-api.ts';
import { Refused } from '../../ask/ask.ts';
import { askLines } from '../../ask/ask-lines.ts';
import { texts } from '../../texts.ts';
import { RefusalAlert } from '../refusal-alert.tsx';
import { WhyField } from '../why-field.tsx';
import type { PassedCheck } from './passed-check.ts';
import { PromotionProgress } from './promotion-progress.tsx';

interface ConfirmStepProps {
	remote: ConsoleRemote;
	/** Do two people have to agree on what visitors see of it? */
	needsTwo: boolean;
	passed: PassedCheck;
	onBack: () => void;
	onDone: (text: string) => void;
}

/** What the checks found, what will happen, and why it is done. */
export function ConfirmStep({ remote, needsTwo, passed, onBack, onDone }: ConfirmStepProps) {
	const { check, report, receipt } = passed;
	const { version, rollout } = check;
	const [why, setWhy] = useState('');
	const [line, setLine] = useState<PromotionLine>();
	const [refusal, setRefusal] = useState<Refusal>();
	const t = texts.action.promote;
	const { name, active } = remote;

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const promotion: ConsolePromotion = { ...check, why, ...(receipt ? { receipt } : {}) };
		setRefusal(undefined);
		setLine({ kind: 'waiting' });
		try {
			const outcome = await askLines('promotions', promotion, setLine);
			if (outcome.kind === 'promoted') onDone(texts.action.done(outcome.entry.revision));
			if (outcome.kind === 'proposed') onDone(texts.proposals.proposed);
		} catch (error) {
			setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) });
			setLine(undefined);
		}
	}

	return (
		<form onSubmit={submit}>
			<Stack>
				<Alert color="green" title={t.passed(version)}>
					<ul>
						{report.sizes.map((size) => (
							<li key={size.slot}>{sizeText(size)}</li>
						))}
						<li>{t.packages(report.packages)}</li>
						<li>{report.pages > 0 ? t.seen(report.pages) : t.unseen}</li>
					</ul>
				</Alert>
				<Text>
					{rollout
						? t.willSome(name, version, planText(startRollout(rollout), texts.ofVisitors), active)
						: t.willAll(name, version, active)}
				</Text>
				{needsTwo && <Text fw={600}>{texts.proposals.waits}</Text>}
				{refusal && <RefusalAlert refusal={refusal} />}
				<WhyField value={why} onChange={setWhy} />
				<PromotionProgress line={line} text={t.promoting} />
				<Group justify="flex-end">
					<Button variant="default" onClick={onBack}>
						{t.again}
					</Button>
					<Button type="submit" loading={line !== undefined}>
						{t.confirm(version)}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}
