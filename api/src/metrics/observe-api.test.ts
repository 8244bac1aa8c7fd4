import { freePort } from '@estate/shared-contract/samples';
import { startTracing, traceSettings } from '@estate/telemetry';
import { OtlpReceiver } from '@estate/telemetry/testing';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { queueMails } from '../mail/outbox.ts';
import { createApp } from '../server/create-app.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { ApiMetrics } from './api-metrics.ts';
import { observeApi } from './observe-api.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
	for (const end of ended.splice(0).reverse()) await end();
});

/** Value of a series in the text of /metrics. */
function valueIn(text: string, series: string): number {
	const line = text.split('\n').find((each) => each.startsWith(`${series} `));
	return Number(line?.slice(series.length + 1).split(' ')[0]);
}

describe('the metrics of an api', () => {
	async function start(): Promise<{ api: TestApi; url: string; read(): Promise<string> }> {
		const port = await freePort();
		const api = await createTestApi(await openTestDatabase(), { API_METRICS_PORT: String(port) });
		ended.push(() => api.close());
		const metrics = new ApiMetrics();
		ended.push(await observeApi(metrics, api));
		const app = await createApp({ ...api, metrics, onMailQueued: () => {} });
		ended.push(() => app.close());
		const url = await app.listen({ port: 0, host: '127.0.0.1' });
		return { api, url, read: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
	}

	it('time answers by pattern, method and class, whatever strangers ask for', async () => {
		const { url, read } = await start();
		for (const path of ['1', '2', 'x?an@example.be']) await fetch(`${url}/api/v1/properties/${path}`);
		for (const path of ['a', 'b']) await fetch(`${url}/${path}`, { method: 'PROPFIND' }).catch(() => {});
		const text = await read();
		const name = 'http_server_request_duration_seconds_count';
		expect(valueIn(text, `${name}{route="/api/v1/properties/:id",method="GET",status="4xx"}`)).toBe(3);
		expect(text).not.toMatch(/example\.be|PROPFIND/);
		expect((await fetch(`${url}/metrics`)).status).toBe(404);
	});

	it('say what the database does, and which mails wait since when', async () => {
		const { api, read } = await start();
		const message = { to: 'an@example.be', subject: '', text: '', html: '' };
		await api.database.db.transaction().execute((tx) => queueMails(tx, null, { one: message as never }));
		await sql`update outbox_mail set created_at = now() - interval '20 minutes'`.execute(api.database.db);
		await expect(sql`select 1 from nowhere`.execute(api.database.db)).rejects.toThrow();
		const text = await read();
		expect(valueIn(text, 'api_database_up')).toBe(1);
		expect(valueIn(text, 'api_storage_writable')).toBe(1);
		expect(valueIn(text, 'api_outbox_mails{state="waiting"}')).toBe(1);
		expect(valueIn(text, 'api_outbox_oldest_seconds')).toBeGreaterThan(1_190);
		expect(valueIn(text, 'api_query_errors_total{operation="SELECT"}')).toBe(1);
		// From half past seven the daily mail of an api that starts is one more.
		expect(valueIn(text, 'api_query_duration_seconds_count{operation="INSERT"}')).toBeGreaterThan(0);
		expect(valueIn(text, 'api_database_connections{state="open"}')).toBeGreaterThan(0);
		expect(text).not.toContain('example.be');
	});

	it('lead to a trace by an exemplar, while traces are on', async () => {
		const receiver = await OtlpReceiver.started();
		ended.push(() => receiver.stop());
		const settings = traceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: 0 });
		ended.push(await startTracing(settings, 'api', () => {}));
		const { url, read } = await start();
		const trace = 'c'.repeat(32);
		await fetch(`${url}/api/v1/revision`, { headers: { traceparent: `00-${trace}-${'d'.repeat(16)}-01` } });
		expect(await read()).toContain(`trace_id="${trace}"`);
		await receiver.until(() => receiver.spans.some(({ kind }) => kind === 2));
		const [request] = receiver.spans.filter(({ kind }) => kind === 2);
		expect(request).toMatchObject({ traceId: trace, parentSpanId: 'd'.repeat(16) });
		const queries = receiver.spans.filter(({ kind }) => kind === 3);
		expect(queries.length).toBeGreaterThan(0);
		for (const { parentSpanId } of queries) expect(parentSpanId).toBe(request?.spanId);
	});
});
