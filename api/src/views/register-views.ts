import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { tokenOf } from '../owners/session/session-cookie.ts';
import type { ApiContext } from '../server/context.ts';
import { repeat } from '../server/repeat.ts';
import { serve } from '../server/serve.ts';
import { RecentViews } from './recent-views.ts';
import { ViewCounter } from './view-counter.ts';

/** An owner sees a view this many seconds later at most. */
const WRITE_SECONDS = 1;
/** Views that one network may count in a minute; no one reads faster. Networks are kept in memory, and that long. */
const MOST_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Robots that run scripts say so, most of them; who says nothing is no browser. */
const isRobot = ({ headers }: FastifyRequest) => !headers['user-agent'] || isbot(headers['user-agent']);

/**
 * Counts views of properties' pages, as browsers report them: a number a day and property, and nothing of who looked. Robots,
 * owners who are logged in, who looked within the hour and anyone who looks too often get the same answer, and are not counted.
 */
export function registerViews(app: FastifyInstance, { database: { db } }: ApiContext): void {
	const counter = new ViewCounter(db);
	const recent = new RecentViews();
	const looks = new LRUCache<string, { count: number }>({ max: 10_000, ttl: MINUTE_MS });
	function looksTooOften(network: string): boolean {
		const known = looks.get(network) ?? { count: 0 };
		known.count += 1;
		if (known.count === 1) looks.set(network, known);
		return known.count > MOST_PER_MINUTE;
	}

	const writing = repeat(() => counter.write(), {
		seconds: WRITE_SECONDS,
		onError: (error) => app.log.error({ err: error }, 'views not written'),
	});
	app.addHook('onClose', async () => {
		await writing.stop();
		await counter.write();
	});
	serve(
		app,
		'countPropertyView',
		async ({ params, request }) => {
			const network = networkOf(request.ip);
			const isCounted = !isRobot(request) && !tokenOf(request) && !looksTooOften(network);
			if (isCounted && recent.isFirst(network, params.id)) counter.count(params.id);
			return { ok: true as const };
		},
		{ isPrivate: true },
	);
}
