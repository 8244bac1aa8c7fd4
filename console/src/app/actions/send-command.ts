import type { DoneAnswer } from '../../console-answers.ts';
import type { ConsoleCommand } from '../../console-api.ts';
import { ask } from '../ask/ask.ts';
import { texts } from '../texts.ts';

/** Has the server do it; answers a word about what was done. Throws Refused. */
export async function sendCommand(command: ConsoleCommand): Promise<string> {
	const { entry } = await ask<DoneAnswer>('commands', command);
	return texts.action.done(entry.revision);
}
