import type { Vital } from '@estate/releases';
import { newRegistry, RequestSeconds } from '@estate/telemetry/metrics';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';

/** What operators watch, in the format of Prometheus at `/metrics`. */
export class SiteMetrics {
	readonly registry = newRegistry();
	readonly requestSeconds = new RequestSeconds(this.registry);
	readonly requests = new Counter({
		name: 'site_requests_total',
		help: 'Answers to requests for pages',
		labelNames: ['status', 'cache'],
		registers: [this.registry],
	});
	readonly slotSeconds = new Histogram({
		name: 'site_slot_seconds',
		help: 'Time to load and render a slot on the server',
		labelNames: ['remote', 'version', 'slot'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
		registers: [this.registry],
	});
	readonly slotErrors = new Counter({
		name: 'site_slot_errors_total',
		help: 'Slots that could not be rendered on the server, by kind of failure',
		labelNames: ['remote', 'version', 'slot', 'kind'],
		registers: [this.registry],
	});
	readonly workerRestarts = new Counter({
		name: 'site_worker_restarts_total',
		help: 'Render threads that ended without being asked to',
		registers: [this.registry],
	});
	readonly releaseFallbacks = new Gauge({
		name: 'site_release_fallback',
		help: '1 where another version than the wanted one is served',
		labelNames: ['remote', 'wanted', 'serving'],
		registers: [this.registry],
	});
	readonly releaseTraffic = new Gauge({
		name: 'site_release_canary_percent',
		help: 'Share of the visitors that gets a version which is being tried',
		labelNames: ['remote', 'version'],
		registers: [this.registry],
	});
	readonly releaseInfo = new Gauge({
		name: 'site_release_info',
		help: '1 for each version that visitors get',
		labelNames: ['remote', 'version'],
		registers: [this.registry],
	});
	readonly rollbacks = new Counter({
		name: 'site_rollbacks_total',
		help: 'Changes of what is served to an older version of a remote, by whomever',
		labelNames: ['remote'],
		registers: [this.registry],
	});
	readonly releaseStoreUp = new Gauge({
		name: 'site_release_store_up',
		help: '1 where the release store can be read, and nothing is wrong with its log',
		registers: [this.registry],
	});
	readonly storageWritable = new Gauge({
		name: 'site_storage_writable',
		help: '1 where the site can write what it keeps: 0 for a full disk, or a store that may only be read',
		registers: [this.registry],
	});
	readonly reports = new Counter({
		name: 'site_reports_total',
		help: 'Reports of slots, rendered here or in browsers, and of the frame in browsers',
		labelNames: ['remote', 'version', 'slot', 'kind'],
		registers: [this.registry],
	});

	/** `what`: `views` or `reports` */
	readonly beaconsLeftOut = new Counter({
		name: 'site_beacons_left_out_total',
		help: 'Messages of browsers that were not counted, since their address had sent too many',
		labelNames: ['what'],
		registers: [this.registry],
	});
	readonly views = new Counter({
		name: 'site_views_total',
		help: 'Page views in browsers, by slot',
		labelNames: ['remote', 'version', 'slot'],
		registers: [this.registry],
	});
	readonly viewFailures = new Counter({
		name: 'site_view_failures_total',
		help: 'What failed in page views in browsers',
		labelNames: ['remote', 'version', 'slot', 'kind'],
		registers: [this.registry],
	});
	readonly #vitals: Record<Vital, Histogram<'remote' | 'version' | 'slot'>> = {
		LCP: this.#vital(
			'site_lcp_seconds',
			'Largest contentful paint of pages, by primary slot',
			[0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
		),
		INP: this.#vital(
			'site_inp_seconds',
			'Interaction to next paint of pages, by primary slot',
			[0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
		),
		CLS: this.#vital(
			'site_layout_shift',
			'Cumulative layout shift of pages, by primary slot',
			[0.01, 0.05, 0.1, 0.25, 0.5, 1],
		),
	};

	/** Milliseconds; layout shift without unit */
	vital(name: Vital, labels: { remote: string; version: string; slot: string }, value: number): void {
		this.#vitals[name].observe(labels, name === 'CLS' ? value : value / 1_000);
	}

	#vital(name: string, help: string, buckets: number[]) {
		const labelNames = ['remote', 'version', 'slot'] as const;
		return new Histogram({ name, help, buckets, labelNames, registers: [this.registry] });
	}

	constructor() {
		collectDefaultMetrics({ register: this.registry });
	}
}
