import { PassThrough } from 'node:stream';
import { refusalOf } from '@estate/releases/operations';
import type { FastifyReply } from 'fastify';
import type { PromotionLine } from '../console-answers.ts';

const WAITING_EVERY_MS = 10_000;
/** Lines that would come faster are left out, in milliseconds */
const PAGE_EVERY_MS = 200;

type Outcome = Exclude<PromotionLine, { kind: 'waiting' | 'page' | 'refused' }>;

/**
 * What takes long, as lines of JSON while it goes on: progress, then the outcome or the refusal. It goes on when the
 * browser has left; the log says how it ended.
 */
function promotionLines(
	work: (onPage: (done: number, all: number) => void) => Promise<Outcome>,
): PassThrough {
	const lines = new PassThrough();
	// The browser has left.
	lines.on('error', () => {});
	const say = (line: PromotionLine) => {
		if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
	};
	say({ kind: 'waiting' });
	const timer = setInterval(() => say({ kind: 'waiting' }), WAITING_EVERY_MS);
	let reportedAt = 0;
	const onPage = (done: number, all: number) => {
		if (done < all && Date.now() - reportedAt < PAGE_EVERY_MS) return;
		reportedAt = Date.now();
		say({ kind: 'page', done, all });
	};
	void work(onPage)
		.then(say, (error: unknown) => say({ kind: 'refused', refusal: refusalOf(error) }))
		.finally(() => {
			clearInterval(timer);
			lines.end();
		});
	return lines;
}

/** Answers with the lines. */
export const sendLines = (reply: FastifyReply, work: Parameters<typeof promotionLines>[0]) =>
	reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(promotionLines(work));
