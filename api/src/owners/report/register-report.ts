import { belgianDay, LANGUAGES, type Language, type OwnerReport, readPeriod } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SiteData } from '../../content/site-data.ts';
import { Reader, readSite } from '../../content/site-settings.ts';
import { drawPaper } from '../../pdf/paper-thread.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import type { SearchContext } from '../../server/context.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import { Turns } from '../../server/turns.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { readOwnReport } from './read-report.ts';
import { reportAsCsv, reportAsXlsx } from './report-file.ts';

/** Of an account */
export const REPORT_FILE_LIMIT = { name: 'owner-report-file', times: 60, windowSeconds: 3600 } as const;

/** A report of a year is a tenth of a second of work: who asks for many waits for their own. */
const REPORTS = {
	what: 'reports',
	atOnce: 2,
	ofOne: 1,
	waiting: 100,
	waitingOfOne: 5,
	longestMs: 15_000,
};

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
		write: (report, language, site) => drawPaper({ kind: 'report', report, site, language }),
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
	const turns = new Turns(REPORTS);
	for (const { operationId, ending, type, write } of FILES)
		app.get<{ Params: z.output<typeof fileParams>; Querystring: z.output<typeof fileQuery> }>(
			`/api/v1/owner/properties/:id/report.${ending}`,
			{
				config: { isPrivate: true },
				schema: { operationId, params: fileParams, querystring: fileQuery },
			},
			async (request, reply) => {
				const owner = await ownerOf(request);
				const client = String((owner.guest ?? owner).id);
				await throttle(db, REPORT_FILE_LIMIT, client);
				const { params, query } = request;
				const now = new Date();
				const period = periodOf(query, now);
				const name = `${params.id}-${period.from}-${period.to}.${ending}`;
				const file = await turns.run(
					async () => {
						const { configuration: site } = await readSite(db);
						const reader = new Reader(query.language, site.defaultLanguage, await readGazetteer(db));
						const report = await readOwnReport(context, owner, reader, params.id, period, now);
						if (!report) throw notFound('property of yours');
						return write(report, query.language, site);
					},
					{ client, isGone: () => request.raw.socket.destroyed },
				);
				return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
			},
		);
}
