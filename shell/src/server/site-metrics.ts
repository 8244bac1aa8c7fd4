import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What operators watch, in the format of Prometheus at `/metrics`. */
export class SiteMetrics {
	readonly registry = new Registry();
	readonly requests = new Counter({
		name: 'site_requests_total',
		help: 'Answers to requests for pages',
		labelNames: ['status', 'cache'],
		registers: [this.registry],
	});
	readonly slotSeconds = new Histogram({
		name: 'site_slot_seconds',
		help: 'Time to load and draw a slot on the server',
		labelNames: ['remote', 'version', 'slot'],
		buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
		registers: [this.registry],
	});
	readonly slotErrors = new Counter({
		name: 'site_slot_errors_total',
		help: 'Slots that could not be drawn on the server, by kind of failure',
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
	readonly reports = new Counter({
		name: 'site_reports_total',
		help: 'Reports of slots, drawn here or in browsers, and of the frame in browsers',
		labelNames: ['remote', 'version', 'slot', 'kind'],
		registers: [this.registry],
	});

	constructor() {
		collectDefaultMetrics({ register: this.registry });
	}
}
