import type { FastifyRequest } from 'fastify';
import { askerOf } from '../server/asker.ts';
import { Turns } from '../server/turns.ts';

/** Of what somebody typed each word is looked up, up to thirty times: a hundredth of a second of all others, or a tenth. */
const LIMITS = { what: 'searches', atOnce: 6, ofOne: 4, waiting: 120, waitingOfOne: 40, longestMs: 8_000 };

const isTyped = (query: URLSearchParams): boolean =>
	[...query.getAll('search'), ...query.getAll('text')].some((text) => text !== '');

/** Searches of words take turns, whichever endpoint they are asked of. */
export class TypedSearches {
	readonly #turns = new Turns(LIMITS);

	/** What `search` gives, in its turn where its query has words. Throws 429 or 503 as `Turns` does. */
	run<Result>(
		{ search: query, request }: { search: URLSearchParams; request: FastifyRequest },
		search: () => Promise<Result>,
	): Promise<Result> {
		if (!isTyped(query)) return search();
		const isGone = () => request.raw.socket.destroyed;
		return this.#turns.run(search, { client: askerOf(request), isGone });
	}
}
