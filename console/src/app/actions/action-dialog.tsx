import type { Refusal } from '@estate/releases/operations';
import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Refused } from '../ask/ask.ts';
import { texts } from '../texts.ts';
import { GRAVE } from '../theme.ts';
import { Dialog } from './dialog.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { WhyField } from './why-field.tsx';

interface ActionDialogProps {
	title: string;
	/** What will happen */
	will: string;
	/** Text of the button that does it; undefined where it cannot be done */
	confirm: string | undefined;
	isGrave?: boolean;
	/** Does it wait for a second person? */
	waits?: boolean;
	onClose: () => void;
	/** Does it, and closes; throws Refused */
	onConfirm: (why: string) => Promise<void>;
	children?: ReactNode;
}

/** Says what will happen, asks why, and does it. A refusal is shown whole, in place. */
export function ActionDialog({
	title,
	will,
	confirm,
	isGrave = false,
	waits = false,
	onClose,
	onConfirm,
	children,
}: ActionDialogProps) {
	const [why, setWhy] = useState('');
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Refusal>();

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		setBusy(true);
		setRefusal(undefined);
		try {
			await onConfirm(why);
		} catch (error) {
			setRefusal(error instanceof Refused ? error.refusal : { code: 'failed', message: String(error) });
			setBusy(false);
		}
	}

	return (
		<Dialog title={title} onClose={onClose}>
			<form onSubmit={submit}>
				<Stack>
					{children}
					<Text>{will}</Text>
					{waits && <Text fw={600}>{texts.proposals.waits}</Text>}
					{refusal && <RefusalAlert refusal={refusal} />}
					{confirm && <WhyField value={why} onChange={setWhy} />}
					<Group justify="flex-end">
						<Button variant="default" onClick={onClose}>
							{texts.action.cancel}
						</Button>
						{confirm && (
							<Button type="submit" color={isGrave ? GRAVE : undefined} loading={isBusy}>
								{confirm}
							</Button>
						)}
					</Group>
				</Stack>
			</form>
		</Dialog>
	);
}
