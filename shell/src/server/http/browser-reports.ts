import { networkOf } from '@estate/shared-contract/network';
import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REPORT_KINDS, type ReportKind } from '../../page/reports/report-kinds.ts';
import type { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import type { KnownNames } from '../releases/served-version.ts';
import type { SiteMetrics } from './site-metrics.ts';

const reportSchema = z.object({
	kind: z.enum(REPORT_KINDS),
	remote: remoteNameSchema.max(40).optional(),
	version: versionSchema.max(40).optional(),
	slot: remoteNameSchema.max(40).optional(),
	message: z.string().max(300).optional(),
	/** As the engine writes it */
	stack: z.string().max(2_000).optional(),
});
const bodySchema = z.object({ reports: z.array(reportSchema).min(1).max(20) });

/** Room for 20 reports with the longest messages and stacks */
const MOST_BYTES = 64 * 1024;
/** What is a fault in code; the others say what was slow, or what happened */
const FAULTS: readonly ReportKind[] = [
	'load-error',
	'render-error',
	'hydration-error',
	'chunk-error',
	'navigation-error',
	'script-error',
];
const MINUTE_MS = 60_000;

interface ReportSettings {
	metrics: SiteMetrics;
	errors: ErrorRecorder;
	/** Messages of one network that are counted in a minute */
	perMinute: number;
	names: KnownNames;
}

interface Named {
	remote?: string | undefined;
	version?: string | undefined;
	slot?: string | undefined;
}

/** Whom a report is about; nothing of a slot where it is about the frame, undefined for what is none of ours. */
function labelsOf(names: KnownNames, { remote, version = '', slot }: Named) {
	if (remote === undefined) return { remote: '', version: '', slot: '' };
	if (!names.isVersion(remote, version)) return undefined;
	return { remote, version, slot: names.slotOf(remote, version, slot) ?? '' };
}

/**
 * `POST /-/reports`: what went wrong in browsers. Counted, never kept with an address or a person. Too many of one
 * network, behind which a family or an office may be, are left out without an error, which browsers would show.
 */
export async function browserReports(
	app: FastifyInstance,
	{ metrics, errors, perMinute, names }: ReportSettings,
): Promise<void> {
	const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: MINUTE_MS });
	// sendBeacon sends text/plain: no preflight, and nothing that a form could not send as well.
	app.removeAllContentTypeParsers();
	app.addContentTypeParser(
		['text/plain', 'application/json'],
		{ parseAs: 'string', bodyLimit: MOST_BYTES },
		(_, text, done) => done(null, text),
	);

	app.post('/-/reports', { bodyLimit: MOST_BYTES }, async (request, reply) => {
		const network = networkOf(request.ip);
		const seen = counts.get(network) ?? { count: 0 };
		seen.count += 1;
		if (seen.count === 1) counts.set(network, seen);
		if (seen.count > perMinute) {
			metrics.beaconsLeftOut.inc({ what: 'reports' });
			return reply.code(204).send();
		}
		let json: unknown;
		try {
			json = JSON.parse(String(request.body));
		} catch {
			json = undefined;
		}
		const parsed = bodySchema.safeParse(json);
		if (!parsed.success) return reply.code(400).type('text/plain').send('This is no report.');
		for (const { kind, message, stack, ...named } of parsed.data.reports) {
			const labels = labelsOf(names, named);
			if (!labels) continue;
			metrics.reports.inc({ kind, ...labels });
			if (FAULTS.includes(kind))
				errors.record(
					{ ...labels, kind, where: 'browser', message: message ?? '', stack, network },
					names.isVersion,
				);
			request.log.warn(
				{ kind, ...labels, message: message && withoutSecrets(message) },
				'report of a browser',
			);
		}
		return reply.code(204).send();
	});
}
