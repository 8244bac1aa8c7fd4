import { texts } from '../../texts.ts';
import { ActionDialog } from '../action-dialog.tsx';
import type { RemoteDialogProps } from '../dialog-ends.ts';
import { sendCommand } from '../send-command.ts';

/** Refuses promotions. */
export function LockDialog({ remote: { name }, onClose, onDone }: RemoteDialogProps) {
	const t = texts.action.lock;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name)}
			confirm={t.confirm}
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'lock', remote: name, why }))}
		/>
	);
}

/** Allows them again. */
export function UnlockDialog({ remote: { name }, onClose, onDone }: RemoteDialogProps) {
	const t = texts.action.unlock;
	return (
		<ActionDialog
			title={t.title(name)}
			will={t.will(name)}
			confirm={t.confirm}
			onClose={onClose}
			onConfirm={async (why) => onDone(await sendCommand({ command: 'unlock', remote: name, why }))}
		/>
	);
}
