import type { HealthCount } from '@estate/releases';
import { networkOf } from '@estate/shared-contract/network';
import { isOwnRequest } from '@estate/shared-contract/own-request';
import type { FastifyInstance } from 'fastify';
import { beaconSchema, type ViewBeacon, type ViewFailure } from '../../../page/reports/beacon.schema.ts';
import type { SiteMetrics } from '../../http/site-metrics.ts';
import type { KnownNames } from '../served-version.ts';
import type { HealthRecorder } from './health-recorder.ts';
import { traceView } from './trace-view.ts';
import type { SpentPart, ViewTokens } from './view-tokens.ts';
import { type OpenBudget, VisitorBudget } from './visitor-budget.ts';

export interface ViewBeaconSettings {
	metrics: SiteMetrics;
	recorder: HealthRecorder;
	siteUrl: string;
	/** Beacons of one network that are counted in a minute */
	perMinute: number;
	/** What visitors get, or got just before */
	names: KnownNames;
	/** Of the documents that this site gives out */
	tokens: ViewTokens;
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
	{ metrics, recorder, names }: ViewBeaconSettings,
	{ views, failures, vitals }: ViewBeacon,
	budget: OpenBudget,
	document: SpentPart,
): void {
	for (const { remote, version, slots } of views) {
		const known = new Set(slots.flatMap((slot) => names.slotOf(remote, version, slot) ?? []));
		if (known.size === 0 || !document.takeView() || !budget.takeView(`${remote} ${version}`)) continue;
		recorder.count(remote, version, 'views');
		for (const slot of known) metrics.views.inc({ remote, version, slot });
	}
	for (const { remote, version, slot: named, kind, isFirst } of failures) {
		if (!names.isVersion(remote, version)) continue;
		const slot = names.slotOf(remote, version, named) ?? '';
		if (isFirst) {
			if (!budget.takeFailure(`${remote} ${version}`)) continue;
			recorder.count(remote, version, 'failedViews');
			if (budget.isNewFailing(`${remote} ${version}`)) recorder.count(remote, version, 'failingVisitors');
		}
		recorder.count(remote, version, COUNT_OF[kind]);
		metrics.viewFailures.inc({ remote, version, slot, kind });
	}
	for (const { remote, version, slot: named, name, value } of vitals) {
		const slot = names.slotOf(remote, version, named);
		if (slot === undefined) continue;
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
 * Too many of
 * one network, and what follows on no document of this site, are left out without an error, as with reports.
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
		if (!isOwnRequest(request.headers, settings.siteUrl)) return reply.code(403).send();
		const network = networkOf(request.ip);
		const budget = visitors.open(network);
		if (!budget) {
			settings.metrics.beaconsLeftOut.inc({ what: 'views' });
			return reply.code(204).send();
		}
		const beacon = parsed(request.body);
		if (!beacon) return reply.code(400).type('text/plain').send('This is no beacon.');
		const document = settings.tokens.spend(beacon.token, beacon.part, network);
		if (document) {
			record(settings, beacon, budget, document);
			traceView(document, beacon, settings.names);
		} else settings.metrics.beaconsLeftOut.inc({ what: 'views-without-token' });
		return reply.code(204).send();
	});
}
