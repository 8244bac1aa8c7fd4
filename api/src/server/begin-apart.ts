import type { FastifyInstance } from 'fastify';

/** More in one turn let the database's answers wait longer, fewer look at the sockets more often than pays (`docs/decisions/search.md`). */
const IN_ONE_TURN = 3;

/**
 * Begins a few requests in each turn of the event loop. Where twenty come at once, all would be answered in the turn that
 * reads them, and what the database says meanwhile would wait behind them: who asks it, as a property's page does, would
 * wait twice.
 */
export function beginApart(app: FastifyInstance): void {
	const waiting: (() => void)[] = [];
	let isBeginning = false;
	function beginSome(): void {
		isBeginning = waiting.length > 0;
		if (!isBeginning) return;
		// Each in a callback of its own, so that what one awaits goes on before the next begins.
		for (const begin of waiting.splice(0, IN_ONE_TURN)) setImmediate(begin);
		setImmediate(beginSome);
	}
	app.addHook('onRequest', (_request, _reply, begin) => {
		waiting.push(begin);
		if (isBeginning) return;
		isBeginning = true;
		setImmediate(beginSome);
	});
}
