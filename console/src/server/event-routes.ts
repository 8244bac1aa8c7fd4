import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../console-answers.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { streamEvents } from './event-stream.ts';
import type { LiveOverview } from './live-overview.ts';
import { SessionStreams } from './session-streams.ts';

/** `GET api/events`: the overview as it changes, until the session or the server ends. */
export function eventRoutes(
	app: FastifyInstance,
	{ callers, overview }: { callers: RequestCallers; overview: LiveOverview },
): void {
	const streams = new SessionStreams();
	// A stream is never idle: the server would wait for it when it stops.
	app.addHook('preClose', async () => streams.endAll());
	app.get(`${CONSOLE_PATH}api/events`, (request, reply) => {
		const session = callers.session(request);
		// Without the store nothing is known, and nothing can be done.
		const isOver = () =>
			callers.whoHolds(session).then(
				(identity) => identity === undefined,
				() => false,
			);
		const end = streamEvents(reply, overview, { until: session.expires, isOver });
		reply.raw.once('close', streams.add(session.token, end));
	});
}
