import { type Communication, type GuestPart, LANGUAGES, type Language } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { communicationsAsCsv, communicationsAsXlsx } from './communications-file.ts';
import { registerDocuments } from './documents/register-documents.ts';
import { readFigures } from './figures/read-figures.ts';
import { type ActingOwner, actAs, readGrant } from './guests/act-as.ts';
import { nameOf } from './guests/activity.ts';
import { asGuestSees } from './guests/as-guest-sees.ts';
import { readSharedWith } from './guests/read-people.ts';
import { registerPeople } from './guests/register-people.ts';
import { isOwn } from './is-own.ts';
import { registerMessages } from './messages/register-messages.ts';
import { registerOffers } from './offers/register-offers.ts';
import {
	readOwnCommunications,
	readOwnFile,
	readOwnMedia,
	readOwnProperties,
	readOwnVisits,
} from './own-properties.ts';
import { lastDays, readOwnStatistics } from './own-statistics.ts';
import { registerAccount } from './register-account.ts';
import { registerOwnDocuments } from './register-own-documents.ts';
import { registerReport } from './report/register-report.ts';
import { requireOwner } from './session/require-owner.ts';
import { Sessions } from './session/sessions.ts';
import { registerVisitAnswers } from './visits/register-visit-answers.ts';

const exportParams = z.object({ id: z.coerce.number().int().positive() });
const exportQuery = z.object({ language: z.enum(LANGUAGES) });

/** Files of the owner's communications: ending, media type, writer. */
const EXPORTS: readonly {
	operationId: string;
	ending: 'csv' | 'xlsx';
	type: string;
	write(communications: readonly Communication[], language: Language): string | Promise<Buffer>;
}[] = [
	{
		operationId: 'ownerCommunicationsCsv',
		ending: 'csv',
		type: 'text/csv; charset=utf-8',
		write: communicationsAsCsv,
	},
	{
		operationId: 'ownerCommunicationsXlsx',
		ending: 'xlsx',
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: communicationsAsXlsx,
	},
];

/** The owner portal: log-in, session and own properties. */
export function registerOwners(app: FastifyInstance, context: SearchContext): void {
	const {
		database: { db },
		configuration,
	} = context;
	const sessions = new Sessions(db, configuration);
	const ownerOf = async (request: FastifyRequest): Promise<ActingOwner> =>
		actAs(db, await requireOwner(sessions, request), request);
	registerAccount(app, context, sessions);

	serve(app, 'ownerProperties', async ({ request, reader }) => {
		const { id } = await ownerOf(request);
		const items = await readOwnProperties(db, id, reader);
		for (const propertyId of await readSharedWith(db, id)) {
			const grant = await readGrant(db, id, propertyId);
			if (!grant) continue;
			const [shared] = await readOwnProperties(db, grant.id, reader, propertyId);
			if (shared) items.push(asGuestSees(shared, nameOf(grant), grant.parts));
		}
		return { items };
	});
	serve(app, 'ownerProperty', async ({ request, params, reader }) => {
		const { id, guest, ...inviter } = await ownerOf(request);
		const sees = (part: GuestPart) => !guest || guest.parts.includes(part);
		const [property] = await readOwnProperties(db, id, reader, params.id);
		if (!property) throw notFound('property of yours');
		return {
			property: guest ? asGuestSees(property, nameOf(inviter), guest.parts) : property,
			visits: sees('visits') ? await readOwnVisits(db, id, params.id, reader.language) : [],
			communications: sees('messages')
				? await readOwnCommunications(db, id, params.id, {
						language: reader.language,
						guestParts: guest?.parts,
					})
				: [],
			media: await readOwnMedia(db, id, params.id),
			...(await readOwnFile(db, id, reader, params.id)),
			...(sees('documents') ? {} : { documents: [] }),
		};
	});
	serve(app, 'ownerStatistics', async ({ request, params }) => {
		const owner = await ownerOf(request);
		const now = new Date();
		const period = lastDays(now);
		const views = await readOwnStatistics(db, owner.id, params.id, period);
		const figures = await readFigures(context, owner, params.id, period, now);
		if (!views || !figures) throw notFound('property of yours');
		return { ...views, figures };
	});
	registerReport(app, context, ownerOf);
	registerOwnDocuments(app, context, ownerOf);
	registerDocuments(app, context, ownerOf);
	registerMessages(app, context, ownerOf);
	registerVisitAnswers(app, context, ownerOf);
	registerOffers(app, context, ownerOf);
	registerPeople(app, context, ownerOf);
	for (const { operationId, ending, type, write } of EXPORTS)
		app.get<{ Params: z.output<typeof exportParams>; Querystring: z.output<typeof exportQuery> }>(
			`/api/v1/owner/properties/:id/communications.${ending}`,
			{
				config: { isPrivate: true },
				schema: { operationId, params: exportParams, querystring: exportQuery },
			},
			async (request, reply) => {
				const { id, guest } = await ownerOf(request);
				const propertyId = request.params.id;
				const { language } = request.query;
				if (!(await isOwn(db, id, propertyId))) throw notFound('property of yours');
				const reading = { language, guestParts: guest?.parts };
				const communications = await readOwnCommunications(db, id, propertyId, reading);
				return reply
					.type(type)
					.header('content-disposition', `attachment; filename="${propertyId}.${ending}"`)
					.send(await write(communications, language));
			},
		);
}
