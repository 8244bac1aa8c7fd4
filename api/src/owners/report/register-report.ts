import { LANGUAGES, type Language, type OwnerReport, readPeriod } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { belgianDay } from '../../calendar/belgian-day.ts';
import type { SiteData } from '../../content/site-data.ts';
import { Reader, readSite } from '../../content/site-settings.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import type { SearchContext } from '../../server/context.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { drawReport } from './draw-report.ts';
import { readOwnReport } from './read-report.ts';
import { reportAsCsv, reportAsXlsx } from './report-file.ts';

/** A PDF of a year is a tenth of a second of the whole api. */
export const REPORT_FILE_LIMIT = { name: 'owner-report-file', times: 60, windowSeconds: 3600 } as const;

const fileParams = z.object({ id: z.coerce.number().int().positive() });
const fileQuery = z.object({
	language: z.enum(LANGUAGES),
	from: z.string().max(10).optional(),
	to: z.string().max(10).optional(),
});

/** The report as files: ending, media type, writer. */
const FILES: readonly {
	operationId: string;
	ending: 'pdf' | 'csv' | 'xlsx';
	type: string;
	write(report: OwnerReport, language: Language, site: SiteData): string | Promise<Buffer>;
}[] = [
	{
		operationId: 'ownerReportPdf',
		ending: 'pdf',
		type: 'application/pdf',
		write: (report, language, site) => drawReport(report, site, language),
	},
	{ operationId: 'ownerReportCsv', ending: 'csv', type: 'text/csv; charset=utf-8', write: reportAsCsv },
	{
		operationId: 'ownerReportXlsx',
		ending: 'xlsx',
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: reportAsXlsx,
	},
];

/** The period that is asked for. Throws a 422 answer for one that no report has. */
function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date) {
	const period = readPeriod(asked, belgianDay(now));
	if ('fault' in period)
		throw new HttpError(422, 'invalid', 'This period cannot be reported.', {
			fields: [{ path: period.fault === 'order' ? 'to' : 'from', code: period.fault }],
		});
	return period;
}

/** What happened around an own property in a period: for the page, and as files. */
export function registerReport(
	app: FastifyInstance,
	context: SearchContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	const { db } = context.database;
	serve(app, 'ownerReport', async ({ request, params, query, reader }) => {
		const owner = await ownerOf(request);
		const now = new Date();
		const report = await readOwnReport(context, owner, reader, params.id, periodOf(query, now), now);
		if (!report) throw notFound('property of yours');
		return report;
	});
	for (const { operationId, ending, type, write } of FILES)
		app.get<{ Params: z.output<typeof fileParams>; Querystring: z.output<typeof fileQuery> }>(
			`/api/v1/owner/properties/:id/report.${ending}`,
			{
				config: { isPrivate: true },
				schema: { operationId, params: fileParams, querystring: fileQuery },
			},
			async (request, reply) => {
				const owner = await ownerOf(request);
				await throttle(db, REPORT_FILE_LIMIT, String((owner.guest ?? owner).id));
				const { params, query } = request;
				const { configuration: site } = await readSite(db);
				const now = new Date();
				const period = periodOf(query, now);
				const reader = new Reader(query.language, site.defaultLanguage, await readGazetteer(db));
				const report = await readOwnReport(context, owner, reader, params.id, period, now);
				if (!report) throw notFound('property of yours');
				const name = `${params.id}-${period.from}-${period.to}.${ending}`;
				return reply
					.type(type)
					.header('content-disposition', `attachment; filename="${name}"`)
					.send(await write(report, query.language, site));
			},
		);
}
