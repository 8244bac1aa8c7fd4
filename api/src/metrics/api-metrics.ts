import { newRegistry, RequestSeconds } from '@estate/telemetry/metrics';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';

/** What operators watch of the api, in the format of Prometheus at `/metrics`. */
export class ApiMetrics {
	readonly registry = newRegistry();
	readonly requests = new RequestSeconds(this.registry);
	readonly querySeconds = new Histogram({
		name: 'api_query_duration_seconds',
		help: 'Time of database queries, by what they do; waiting for a connection is not in it',
		labelNames: ['operation'],
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers: [this.registry],
	});
	readonly queryErrors = this.#counter('api_query_errors_total', 'Database queries that failed', 'operation');
	readonly pool = this.#gauge(
		'api_database_connections',
		'Connections to the database: open, idle, and queries that wait for one',
		'state',
	);
	readonly poolMost = this.#gauge('api_database_connections_max', 'Connections that there may be');
	readonly databaseUp = this.#gauge('api_database_up', '1 where the database answers');
	readonly storageWritable = this.#gauge(
		'api_storage_writable',
		'1 where files of visitors can be stored: 0 for a full disk, or a folder that may only be read',
	);
	readonly outbox = this.#gauge('api_outbox_mails', 'Mails that wait to be sent, or were given up', 'state');
	readonly outboxAge = this.#gauge(
		'api_outbox_oldest_seconds',
		'Age of the oldest mail that waits; 0 without',
	);
	readonly mails = this.#counter(
		'api_mails_total',
		'Mails that were sent, refused and put off, or given up, and rounds in which no server took any',
		'result',
	);
	readonly revision = this.#gauge(
		'api_content_revision',
		'Revision of the content: each import that changes something makes one',
	);
	readonly changedAt = this.#gauge(
		'api_content_changed_timestamp_seconds',
		'When the content changed last, by an import',
	);
	readonly uploadBytes = this.#counter(
		'api_upload_bytes_total',
		'Bytes of files that visitors handed in',
		'purpose',
	);

	constructor() {
		collectDefaultMetrics({ register: this.registry });
		// Series that are there from the start: a rule that counts their increase sees the first one.
		for (const result of ['sent', 'put-off', 'given-up', 'away']) this.mails.inc({ result }, 0);
	}

	#counter<Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> {
		return new Counter({ name, help, labelNames, registers: [this.registry] });
	}

	#gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> {
		return new Gauge({ name, help, labelNames, registers: [this.registry] });
	}
}
