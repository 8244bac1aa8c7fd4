import type { HealthCount } from '@estate/releases';
import type { FastifyInstance } from 'fastify';
import { beaconSchema, type ViewBeacon, type ViewFailure } from '../../../page/reports/beacon.schema.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import type { SiteMetrics } from '../../http/site-metrics.ts';
import type { HealthRecorder } from './health-recorder.ts';
import { type OpenBudget, VisitorBudget } from './visitor-budget.ts';

export interface ViewBeaconSettings {
	metrics: SiteMetrics;
	recorder: HealthRecorder;
	siteUrl: string;
	/** Beacons of one address that are counted in a minute */
	perMinute: number;
	/** Is this a version that visitors get, or got a moment ago? */
	isKnown: (remote: string, version: string) => boolean;
}

/** Room for 20 views of 20 slots with the longest names, and what failed in them */
const MOST_BYTES = 32 * 1024;

const COUNT_OF: Record<ViewFailure, HealthCount> = {
	'load-error': 'loadErrors',
	'render-error': 'renderErrors',
	'hydration-error': 'hydrationErrors',
	'chunk-error': 'chunkErrors',
};

/** Adds a beacon to the figures, as far as its sender's budget goes. */
function record(
	{ metrics, recorder, isKnown }: ViewBeaconSettings,
	{ views, failures, vitals }: ViewBeacon,
	budget: OpenBudget,
): void {
	for (const { remote, version, slots } of views) {
		if (!isKnown(remote, version) || !budget.takeView(`${remote} ${version}`)) continue;
		recorder.count(remote, version, 'views');
		for (const slot of new Set(slots)) metrics.views.inc({ remote, version, slot });
	}
	for (const { remote, version, slot = '', kind, isFirst } of failures) {
		if (!isKnown(remote, version)) continue;
		if (isFirst) {
			if (!budget.takeFailure(`${remote} ${version}`)) continue;
			recorder.count(remote, version, 'failedViews');
			if (budget.isNewFailing(`${remote} ${version}`)) recorder.count(remote, version, 'failingVisitors');
		}
		recorder.count(remote, version, COUNT_OF[kind]);
		metrics.viewFailures.inc({ remote, version, slot, kind });
	}
	for (const { remote, version, slot, name, value } of vitals) {
		if (!isKnown(remote, version)) continue;
		recorder.vital(remote, version, name, value);
		metrics.vital(name, { remote, version, slot }, value);
	}
}

function parsed(body: unknown): ViewBeacon | undefined {
	try {
		return beaconSchema.safeParse(JSON.parse(String(body))).data;
	} catch {
		return undefined;
	}
}

/**
 * `POST /-/views`: page views of browsers, what failed in them and how quick they were. Counted, and nothing else kept.
 * Too many of one address are left out without an error, as with reports.
 */
export async function viewBeacons(app: FastifyInstance, settings: ViewBeaconSettings): Promise<void> {
	const visitors = new VisitorBudget(settings.perMinute);
	app.removeAllContentTypeParsers();
	// sendBeacon sends text/plain.
	app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, text, done) =>
		done(null, text),
	);

	app.post('/-/views', { bodyLimit: MOST_BYTES }, async (request, reply) => {
		reply.header('cache-control', 'no-store');
		if (!isSameOrigin(request.headers, settings.siteUrl)) return reply.code(403).send();
		const budget = visitors.open(request.ip);
		if (!budget) {
			settings.metrics.beaconsLeftOut.inc({ what: 'views' });
			return reply.code(204).send();
		}
		const beacon = parsed(request.body);
		if (!beacon) return reply.code(400).type('text/plain').send('This is no beacon.');
		record(settings, beacon, budget);
		return reply.code(204).send();
	});
}
