import { LANGUAGES, type Owner, readPeriod } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { belgianDay } from '../../calendar/belgian-day.ts';
import { Reader, readSite } from '../../content/site-settings.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import type { ApiContext } from '../../server/context.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { drawReport } from './draw-report.ts';
import { readOwnReport } from './read-report.ts';

const fileParams = z.object({ id: z.coerce.number().int().positive() });
const fileQuery = z.object({
	language: z.enum(LANGUAGES),
	from: z.string().max(10).optional(),
	to: z.string().max(10).optional(),
});

/** The period that is asked for. Throws a 422 answer for one that no report has. */
function periodOf(asked: { from?: string | undefined; to?: string | undefined }) {
	const period = readPeriod(asked, belgianDay());
	if ('fault' in period)
		throw new HttpError(422, 'invalid', 'This period cannot be reported.', {
			fields: [{ path: period.fault === 'order' ? 'to' : 'from', code: period.fault }],
		});
	return period;
}

/** What happened around an own property in a period: for the page, and as a PDF. */
export function registerReport(
	app: FastifyInstance,
	{ database: { db } }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<Owner>,
): void {
	serve(app, 'ownerReport', async ({ request, params, query, reader }) => {
		const { id } = await ownerOf(request);
		const report = await readOwnReport(db, id, reader, params.id, periodOf(query));
		if (!report) throw notFound('property of yours');
		return report;
	});
	app.get<{ Params: z.output<typeof fileParams>; Querystring: z.output<typeof fileQuery> }>(
		'/api/v1/owner/properties/:id/report.pdf',
		{
			config: { isPrivate: true },
			schema: { operationId: 'ownerReportPdf', params: fileParams, querystring: fileQuery },
		},
		async (request, reply) => {
			const { id } = await ownerOf(request);
			const { params, query } = request;
			const { configuration: site } = await readSite(db);
			const period = periodOf(query);
			const reader = new Reader(query.language, site.defaultLanguage, await readGazetteer(db));
			const report = await readOwnReport(db, id, reader, params.id, period);
			if (!report) throw notFound('property of yours');
			const name = `${params.id}-${period.from}-${period.to}.pdf`;
			return reply
				.type('application/pdf')
				.header('content-disposition', `attachment; filename="${name}"`)
				.send(await drawReport(report, site, query.language));
		},
	);
}
