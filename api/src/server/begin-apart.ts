import { endsWithClient } from '@estate/shared-contract/given-up';
import type { FastifyInstance } from 'fastify';
import { askerOf } from './asker.ts';
import { HttpError } from './http-error.ts';

/** More in one turn let the database's answers wait longer, fewer look at the sockets more often than pays (`docs/decisions/search.md`). */
const IN_ONE_TURN = 3;
/** Requests that wait for their turn; the site has no more under way. */
const MOST_WAITING = 4_000;

const TOO_MANY = new HttpError(503, 'unavailable', 'Too much is asked at once: try again in a few seconds.', {
	headers: { 'retry-after': '2' },
});

interface Waiting {
	begin(): void;
	isGone(): boolean;
}

/**
 * Begins a few requests in each turn of the event loop. Where twenty come at once, all would be answered in the turn that
 * reads them, and what the database says meanwhile would wait behind them: who asks it, as a property's page does, would
 * wait twice. Networks take turns, so that a flood of one waits for itself, and a read that nobody waits for any more never begins.
 */
export function beginApart(app: FastifyInstance): void {
	/** By network, in the order of their next turn */
	const networks = new Map<string, Waiting[]>();
	let waiting = 0;
	let isBeginning = false;

	function next(): Waiting | undefined {
		for (const [network, requests] of networks) {
			const request = requests.shift();
			networks.delete(network);
			if (requests.length > 0) networks.set(network, requests);
			if (!request) continue;
			waiting -= 1;
			if (!request.isGone()) return request;
		}
		return undefined;
	}

	function beginSome(): void {
		for (let count = 0; count < IN_ONE_TURN; count++) {
			const request = next();
			// Each in a callback of its own, so that what one awaits goes on before the next begins.
			if (request) setImmediate(() => request.begin());
		}
		isBeginning = waiting > 0;
		if (isBeginning) setImmediate(beginSome);
	}

	app.addHook('onRequest', (request, _reply, begin) => {
		if (waiting >= MOST_WAITING) return begin(TOO_MANY);
		const network = askerOf(request);
		const requests = networks.get(network) ?? [];
		const isRead = endsWithClient(request.method);
		requests.push({ begin, isGone: () => isRead && request.raw.socket.destroyed });
		networks.set(network, requests);
		waiting += 1;
		if (isBeginning) return;
		isBeginning = true;
		setImmediate(beginSome);
	});
}
