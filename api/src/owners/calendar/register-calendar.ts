import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiLink } from '../../mail/site-links.ts';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import { requireProperty } from '../notifications/require-property.ts';
import { requireOwner } from '../session/require-owner.ts';
import type { Sessions } from '../session/sessions.ts';
import { endCalendar, ownerOfCalendar, renewCalendar } from './calendar-address.ts';
import { visitsCalendar } from './visits-calendar.ts';

const RENEWALS = { name: 'calendar-renewal', times: 30, windowSeconds: 86_400 } as const;

/** The token ends in `.ics`, as calendar programs expect of an address. */
export const OWNER_CALENDAR_PATH = '/api/v1/calendars/:token';
const params = z.object({ token: z.string().max(100) });

/** The calendar of an owner's visits, for calendar programs: who has its address reads it, without a log-in. */
export function registerCalendar(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
	sessions: Sessions,
): void {
	serve(app, 'renewCalendar', async ({ request }) => {
		const { id } = await requireOwner(sessions, request);
		await requireProperty(db, id);
		await throttle(db, RENEWALS, String(id));
		const token = await renewCalendar(db, id);
		return { address: apiLink(configuration.SITE_URL, `calendars/${token}.ics`) };
	});
	serve(app, 'endCalendar', async ({ request }) => {
		const { id } = await requireOwner(sessions, request);
		await endCalendar(db, id);
		return { ok: true as const };
	});
	app.get<{ Params: z.output<typeof params> }>(
		OWNER_CALENDAR_PATH,
		{ config: { isPrivate: true }, schema: { operationId: 'ownerCalendar', params } },
		async (request, reply) => {
			const owner = await ownerOfCalendar(db, request.params.token.replace(/\.ics$/, ''));
			if (!owner) throw notFound('calendar');
			return reply
				.type('text/calendar; charset=utf-8')
				.header('content-disposition', 'inline; filename="visits.ics"')
				.send(await visitsCalendar(db, configuration, owner));
		},
	);
}
