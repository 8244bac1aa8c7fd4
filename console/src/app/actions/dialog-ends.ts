import type { ConsoleRemote } from '../../console-answers.ts';

/** How a dialog ends. */
export interface DialogEnds {
	onClose: () => void;
	/** Closes it, and says what was done */
	onDone: (text: string) => void;
}

/** What a dialog about a remote is given: the remote as it is now, anyone who changes it meanwhile. */
export interface RemoteDialogProps extends DialogEnds {
	remote: ConsoleRemote;
	/** Do two people have to agree on what visitors see of it? */
	needsTwo: boolean;
}
