import { Agent, request as httpRequest } from 'node:http';
import type { FuzzRequest } from './fuzz-request.ts';

const AT_ONCE = 32;
const TIMEOUT_MS = 20_000;

/** An answer that no request may get: a 5xx, a cut connection, none at all. */
export interface BadAnswer extends FuzzRequest {
	/** Status or error code */
	answer: string;
}

/** What may stand in a request line; the rest is encoded, as browsers do. */
const sendable = (path: string) =>
	path.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

/** Status of the answer, or the code of the error. */
function send(origin: string, agent: Agent, { method, path, headers, body }: FuzzRequest): Promise<string> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve) => {
		const outgoing = httpRequest(
			{ hostname, port, agent, method, path: sendable(path), headers, timeout: TIMEOUT_MS },
			(response) => {
				response.on('end', () => resolve(String(response.statusCode)));
				response.on('error', (error) => resolve(error.message));
				// Events of the console have no end.
				if (response.headers['content-type']?.startsWith('text/event-stream')) response.destroy();
				response.resume();
			},
		);
		outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
		outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
		outgoing.end(body);
	});
}

/** Sends them, several at once; returns those whose answer is bad. A connection that the server closed between two requests counts once more. */
export async function sendRequests(
	origin: string,
	requests: Iterable<FuzzRequest>,
	isBad: (answer: string) => boolean,
): Promise<{ sent: number; statuses: Map<string, number>; bad: BadAnswer[] }> {
	const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
	const statuses = new Map<string, number>();
	const bad: BadAnswer[] = [];
	const queue = requests[Symbol.iterator]();
	let sent = 0;
	async function sender(): Promise<void> {
		for (let next = queue.next(); !next.done; next = queue.next()) {
			let answer = await send(origin, agent, next.value);
			if (answer === 'ECONNRESET') answer = await send(origin, agent, next.value);
			sent += 1;
			statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
			if (isBad(answer)) bad.push({ ...next.value, answer });
		}
	}
	await Promise.all(Array.from({ length: AT_ONCE }, sender));
	agent.destroy();
	return { sent, statuses, bad };
}
