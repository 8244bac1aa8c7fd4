import { extname } from 'node:path';
import { TaskThread } from '../threads/task-thread.ts';
import type { Paper } from './papers.ts';

const thread = new TaskThread<Paper, Uint8Array>({
	file: new URL(`./paper-worker${extname(import.meta.url)}`, import.meta.url),
	what: 'documents',
	// A paper takes some tenths of a second.
	longestMs: 20_000,
	mostMb: 256,
});

/**
 * Draws a paper as a PDF away from the thread that answers visitors: letters and lines of one take a tenth of a second to a
 * whole one, as its words want. Rejects when it takes longer than 20 s.
 */
export const drawPaper = async (paper: Paper): Promise<Buffer> => Buffer.from(await thread.run(paper));
