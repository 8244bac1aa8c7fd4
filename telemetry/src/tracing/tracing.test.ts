import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OtlpReceiver } from '../testing/otlp-receiver.ts';
import { traceSettings } from './settings.ts';
import { inSpan, startTracing, traceHeaders, tracing } from './tracing.ts';

let receiver: OtlpReceiver;
let stop = async () => {};
beforeEach(async () => {
	receiver = await OtlpReceiver.started();
});
afterEach(async () => {
	await stop();
	await receiver.stop();
});

const said: string[] = [];
async function start(more: Record<string, unknown> = {}): Promise<void> {
	const values = { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`, OTEL_TRACES_SAMPLER_ARG: 1, ...more };
	stop = await startTracing(traceSettings(values), 'site', (message) => said.push(message));
}

describe('traces', () => {
	it('are off without a collector, and then work just runs', async () => {
		stop = await startTracing(traceSettings({}), 'site', () => {});
		expect(tracing()).toBeUndefined();
		expect(await inSpan('work', {}, async (span) => [span, traceHeaders()])).toEqual([undefined, {}]);
	});

	it('say who is whose child, over awaits and processes', async () => {
		await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OTEL_RESOURCE_ATTRIBUTES: 'service.version=7' });
		const sent = await inSpan('outer', { kind: 'server' }, async () => {
			await new Promise((done) => setImmediate(done));
			return inSpan('inner', {}, async () => traceHeaders().traceparent);
		});
		await inSpan('elsewhere', { parent: sent }, async () => {});
		await stop();
		const span = (name: string) => receiver.spans.find((one) => one.name === name);
		expect(span('outer')).toMatchObject({ parentSpanId: '', kind: 2, service: 'site' });
		expect(span('inner')?.parentSpanId).toBe(span('outer')?.spanId);
		expect(span('elsewhere')).toMatchObject({
			traceId: span('outer')?.traceId,
			parentSpanId: span('inner')?.spanId,
		});
		expect(receiver.headers[0]?.['x-key']).toBe('a b');
	});

	it('name an error by its class, never by its words', async () => {
		await start();
		const fails = async () => {
			throw new RangeError('an@example.be is not there');
		};
		await expect(inSpan('work', {}, fails)).rejects.toThrow('is not there');
		await stop();
		expect(receiver.spans[0]).toMatchObject({ isError: true, attributes: { 'error.type': 'RangeError' } });
		expect(JSON.stringify(receiver.spans)).not.toContain('example.be');
	});

	it('are taken of the share that is asked for, and their children with them', async () => {
		await start({ OTEL_TRACES_SAMPLER_ARG: 0 });
		const headers = await inSpan('work', {}, async () => inSpan('child', {}, async () => traceHeaders()));
		expect(headers).toEqual({});
		await inSpan('sampled', { parent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }, async () => {});
		await stop();
		expect(receiver.spans.map(({ name }) => name)).toEqual(['sampled']);
	});

	it('hold nothing up where the collector hangs, and are said once to be dropped', async () => {
		receiver.isHanging = true;
		await start({ OTEL_EXPORTER_OTLP_TIMEOUT: 200 });
		const started = performance.now();
		for (let count = 0; count < 5_000; count++) await inSpan('work', {}, async () => {});
		expect(performance.now() - started).toBeLessThan(3_000);
		await receiver.until(() => receiver.headers.length > 0);
		await stop();
		expect(performance.now() - started).toBeLessThan(10_000);
		expect(said).toHaveLength(1);
	});
});
