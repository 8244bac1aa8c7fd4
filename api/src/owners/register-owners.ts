import { type Communication, LANGUAGES, type Language, type Owner } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { requireSameSite } from '../server/require-same-site.ts';
import { serve } from '../server/serve.ts';
import { communicationsAsCsv, communicationsAsXlsx } from './communications-file.ts';
import { isOwn } from './is-own.ts';
import { checkCredentials } from './log-in.ts';
import {
	readOwnCommunications,
	readOwnFile,
	readOwnMedia,
	readOwnProperties,
	readOwnVisits,
} from './own-properties.ts';
import { readOwnStatistics } from './own-statistics.ts';
import { registerOwnDocuments } from './register-own-documents.ts';
import { registerReport } from './report/register-report.ts';
import { endSession, readSession, startSession } from './session.ts';
import { giveCookie, takeCookieBack, tokenOf } from './session-cookie.ts';

const exportParams = z.object({ id: z.coerce.number().int().positive() });
const exportQuery = z.object({ language: z.enum(LANGUAGES) });

/** Files of the owner's communications: ending, media type, writer. */
const EXPORTS: readonly {
	ending: 'csv' | 'xlsx';
	type: string;
	write(communications: readonly Communication[], language: Language): string | Promise<Buffer>;
}[] = [
	{ ending: 'csv', type: 'text/csv; charset=utf-8', write: communicationsAsCsv },
	{
		ending: 'xlsx',
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: communicationsAsXlsx,
	},
];

/** The owner portal: log-in, session and own homes. */
export function registerOwners(app: FastifyInstance, context: ApiContext): void {
	const {
		database: { db },
		configuration,
	} = context;
	const before = [requireSameSite(configuration.SITE_URL)];

	async function ownerOf(request: FastifyRequest): Promise<Owner> {
		const token = tokenOf(request);
		const owner = token && (await readSession(db, token));
		if (!owner) throw new HttpError(401, 'not-logged-in', 'Log in first.');
		return owner;
	}

	serve(
		app,
		'ownerLogIn',
		async ({ body, request, reply }) => {
			const owner = await checkCredentials(db, body, {
				address: request.ip,
				times: configuration.LOGIN_LIMIT,
			});
			const former = tokenOf(request);
			if (former) await endSession(db, former);
			giveCookie(reply, await startSession(db, owner.id));
			return { owner };
		},
		{ before },
	);
	serve(
		app,
		'ownerLogOut',
		async ({ request, reply }) => {
			const token = tokenOf(request);
			if (token) await endSession(db, token);
			takeCookieBack(reply);
			return { ok: true as const };
		},
		{ before },
	);
	serve(app, 'ownerSession', async ({ request }) => ({ owner: await ownerOf(request) }));
	serve(app, 'ownerProperties', async ({ request, reader }) => {
		const { id } = await ownerOf(request);
		return { items: await readOwnProperties(db, id, reader) };
	});
	serve(app, 'ownerProperty', async ({ request, params, reader }) => {
		const { id } = await ownerOf(request);
		const [property] = await readOwnProperties(db, id, reader, params.id);
		if (!property) throw notFound('home of yours');
		return {
			property,
			visits: await readOwnVisits(db, id, params.id),
			communications: await readOwnCommunications(db, id, params.id, reader.language),
			media: await readOwnMedia(db, id, params.id),
			...(await readOwnFile(db, id, reader, params.id)),
		};
	});
	serve(app, 'ownerStatistics', async ({ request, params }) => {
		const { id } = await ownerOf(request);
		const statistics = await readOwnStatistics(db, id, params.id);
		if (!statistics) throw notFound('home of yours');
		return statistics;
	});
	registerReport(app, context, ownerOf);
	registerOwnDocuments(app, context, ownerOf);
	for (const { ending, type, write } of EXPORTS)
		app.get<{ Params: z.output<typeof exportParams>; Querystring: z.output<typeof exportQuery> }>(
			`/api/v1/owner/properties/:id/communications.${ending}`,
			{
				config: { isPrivate: true },
				schema: { params: exportParams, querystring: exportQuery },
			},
			async (request, reply) => {
				const { id } = await ownerOf(request);
				const propertyId = request.params.id;
				if (!(await isOwn(db, id, propertyId))) throw notFound('home of yours');
				const communications = await readOwnCommunications(db, id, propertyId, request.query.language);
				return reply
					.type(type)
					.header('content-disposition', `attachment; filename="${propertyId}.${ending}"`)
					.send(await write(communications, request.query.language));
			},
		);
}
