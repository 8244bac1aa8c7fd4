import { extname } from 'node:path';
import { TaskFailed, TaskThread } from '../../../threads/task-thread.ts';
import type { IncomingMail } from './read-mail.ts';

const thread = new TaskThread<Uint8Array, IncomingMail>({
	file: new URL(`./mail-worker${extname(import.meta.url)}`, import.meta.url),
	what: 'mails',
	// The largest mail takes a second or two.
	longestMs: 20_000,
	mostMb: 512,
});

/**
 * Reads a mail away from the thread that answers visitors: anybody may write one that is read for minutes, or that ends its
 * reader. Undefined for a mail that cannot be read within 20 s and 512 MB; rejects when none could be.
 */
export async function readMailApart(source: Buffer): Promise<IncomingMail | undefined> {
	try {
		return await thread.run(source);
	} catch (error) {
		if (error instanceof TaskFailed) return undefined;
		throw error;
	}
}
