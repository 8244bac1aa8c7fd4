import type { Refusal } from '@estate/releases/operations';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ConsoleProposal, PromotionLine } from '../../../console-answers.ts';
import { ask, Refused } from '../../ask/ask.ts';
import { askLines } from '../../ask/ask-lines.ts';
import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import type { DialogEnds } from '../dialog-ends.ts';
import { PromotionProgress } from '../promote/promotion-progress.tsx';
import { RefusalAlert } from '../refusal-alert.tsx';

interface ProposalDialogProps extends DialogEnds {
	proposal: ConsoleProposal;
}

/** The second person says yes: it is done, after the checks of its kind. */
export function ApproveDialog({ proposal, onClose, onDone }: ProposalDialogProps) {
	const [line, setLine] = useState<PromotionLine>();
	const [refusal, setRefusal] = useState<Refusal>();
	const t = texts.proposals;

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		setRefusal(undefined);
		setLine({ kind: 'waiting' });
		try {
			const outcome = await askLines('approvals', { proposal: proposal.id }, setLine);
			if (outcome.kind === 'approved')
				onDone(outcome.entry ? texts.action.done(outcome.entry.revision) : t.oneMore);
		} catch (error) {
			setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) });
			setLine(undefined);
		}
	}

	return (
		<Dialog title={t.approveTitle} onClose={onClose}>
			<form onSubmit={submit}>
				<Stack>
					<Text>{t.will(proposal.text)}</Text>
					<Text>{t.why(proposal.yes[0] ?? '', proposal.why)}</Text>
					{refusal && <RefusalAlert refusal={refusal} />}
					<PromotionProgress line={line} text={t.approving} />
					<Group justify="flex-end">
						<Button variant="default" onClick={onClose}>
							{texts.action.cancel}
						</Button>
						<Button type="submit" loading={line !== undefined}>
							{t.approveConfirm}
						</Button>
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}

/** Ends a proposal without its change. */
export function DeclineDialog({ proposal: { id, text }, onClose, onDone }: ProposalDialogProps) {
	const t = texts.proposals;
	return (
		<ActionDialog
			title={t.declineTitle}
			will={t.willDecline(text)}
			confirm={t.declineConfirm}
			isGrave
			onClose={onClose}
			onConfirm={async (why) => {
				await ask('declines', { proposal: id, why });
				onDone(t.declined);
			}}
		/>
	);
}
