import { messageOf } from '@estate/shared-contract/message-of';
import { FAILURES_PATH, failureText, type RuntimeFailure } from '../runtime-failure.ts';
import { noteRuntimeFailure } from './failure-note.ts';

declare const __webpack_public_path__: string;

const reported = new WeakSet<object>();

/** Shows over the page, and in the development server's terminal, what failed in a slot. */
export async function reportFailure(slot: string, phase: string, error: unknown): Promise<void> {
	// React and the window both say the same one.
	if (typeof error === 'object' && error !== null) {
		if (reported.has(error)) return;
		reported.add(error);
	}
	const failure: RuntimeFailure = {
		slot,
		phase,
		message: messageOf(error),
		stack: error instanceof Error ? framesOf(error) : '',
	};
	noteRuntimeFailure(await sent(failure));
}

/** The stack without the message, which Chromium repeats there. */
function framesOf({ stack = '' }: Error): string {
	return stack
		.split('\n')
		.filter((line) => /:\d+:\d+\)?$/.test(line))
		.join('\n');
}

/** The failure with the lines of the sources, as the server has printed it; as it is where it does not answer. */
async function sent(failure: RuntimeFailure): Promise<string> {
	try {
		// As plain text, so that a browser asks nothing before it sends it elsewhere.
		const body = JSON.stringify(failure);
		const answer = await fetch(new URL(FAILURES_PATH, __webpack_public_path__), { method: 'POST', body });
		if (answer.ok) return await answer.text();
	} catch {
		// The page is not allowed to, or nothing listens any more.
	}
	return failureText(failure);
}

/** Reports what fails in the remote's own code outside of rendering: handlers, timers, promises. */
export function reportStrayFailures(remote: string): void {
	const isOwn = (error: unknown) =>
		error instanceof Error && (error.stack?.includes(new URL(__webpack_public_path__).href) ?? false);
	addEventListener('error', ({ error }) => {
		if (isOwn(error)) void reportFailure(remote, 'event', error);
	});
	addEventListener('unhandledrejection', ({ reason }) => {
		if (isOwn(reason)) void reportFailure(remote, 'promise', reason);
	});
}
