import type { DoneAnswer } from '../../console-answers.ts';
import type { ConsoleCommand } from '../../console-api.ts';
import { ask } from '../ask/ask.ts';
import { texts } from '../texts.ts';

/** Has the server do it, or keep it for a second person; answers a word about what was done. Throws Refused. */
export async function sendCommand(command: ConsoleCommand): Promise<string> {
	const done = await ask<DoneAnswer>('commands', command);
	return 'entry' in done ? texts.action.done(done.entry.revision) : texts.proposals.proposed;
}
