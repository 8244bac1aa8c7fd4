import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OtlpReceiver, type ReceivedSpan } from '@estate/telemetry/testing';
import { expect, startedBefore, test } from '../../src/clean-page.ts';
import { OwnSite, smallAgency } from '../../src/own-site.ts';
import { TEST_DATA_DIR } from '../../src/test-stack.ts';

const PAGE = '/nl/te-koop/';
const ADDRESS_OF_SOMEBODY = 'an.peeters%40example.test';

let site: OwnSite;
let collector: OtlpReceiver;
test.use({ baseURL: startedBefore(() => site?.url) });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
	test.setTimeout(120_000);
	collector = await OtlpReceiver.started();
	const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
	site = await OwnSite.reserve({ name: 'trace', environment });
	await site.import(smallAgency());
	await site.startApi();
	await site.startSite();
});
test.afterAll(async () => {
	await site?.stop();
	await collector?.stop();
});

/** The spans of one document, once its browser has said how it went. */
async function traceOf(traceId: string): Promise<ReceivedSpan[]> {
	const found = () => collector.spans.filter((span) => span.traceId === traceId);
	await collector.until(() => found().some(({ name }) => name === 'browser page view'));
	await collector.until(() => found().some(({ kind, service }) => kind === 3 && service === 'api'));
	return found();
}

/** What scripts/trace-picture.ts draws. */
function keep(spans: readonly ReceivedSpan[]): void {
	const folder = path.join(TEST_DATA_DIR, 'traces');
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'page-view.json'), JSON.stringify(spans, undefined, '\t'));
}

test('one page view is one trace, from the browser over site, slot and api to the query', async ({
	page,
}) => {
	const response = await page.goto(`${PAGE}?naam=${ADDRESS_OF_SOMEBODY}`);
	const timing = (await response?.headerValue('server-timing')) ?? '';
	const traceId = /traceparent;desc="00-([\da-f]{32})-/.exec(timing)?.[1] ?? '';
	expect(traceId).not.toBe('');
	// What the browser counted is sent when the page is left.
	await page.goto('about:blank');
	const spans = await traceOf(traceId);
	keep(spans);
	const parentOf = ({ parentSpanId }: ReceivedSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
	const one = (test: (span: ReceivedSpan) => boolean) => spans.find(test) as ReceivedSpan;

	const document = one(({ parentSpanId }) => parentSpanId === '');
	expect(document).toMatchObject({
		service: 'site',
		kind: 2,
		name: expect.stringMatching(/^GET listings\./),
	});
	expect(parentOf(one(({ name }) => name === 'browser page view'))).toBe(document);
	// Slots that ask the api the same at the same time share the call of the first.
	const call = one((span) => span.service === 'api' && parentOf(span)?.name === 'render thread');
	expect(call).toMatchObject({ kind: 2, name: expect.stringMatching(/^GET \/api\/v1\//) });
	const slot = parentOf(parentOf(call) as ReceivedSpan) as ReceivedSpan;
	expect(slot.name).toMatch(/^slot listings\./);
	expect(parentOf(slot)).toBe(document);
	const query = one((span) => span.kind === 3 && span.service === 'api' && parentOf(span)?.service === 'api');
	expect(query.attributes).toMatchObject({ 'db.system.name': 'postgresql' });
	expect(JSON.stringify(collector.spans)).not.toMatch(/peeters|example\.test/);
});

test('a visitor cannot say which trace a request belongs to', async ({ request }) => {
	const foreign = 'f'.repeat(32);
	for (const address of [PAGE, '/api/v1/site?language=nl'])
		await request.get(address, { headers: { traceparent: `00-${foreign}-${'b'.repeat(16)}-01` } });
	const before = collector.spans.length;
	await collector.until(() => collector.spans.length > before);
	expect(collector.spans.filter(({ traceId }) => traceId === foreign)).toEqual([]);
});
