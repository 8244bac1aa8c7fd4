import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'], settings: () => ({ LOG_LEVEL: 'debug' }) });
});
afterAll(() => site.stop());
afterEach(() => vi.restoreAllMocks());

it('logs a page at debug by its request id, and nothing of the address or of who asked', async () => {
	const lines: string[] = [];
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
	const headers = { 'x-request-id': 'proxy-0123456789', cookie: 'session=secret' };
	const { status } = await fetch(`${site.url}/nl/oefening/?aside=lena@example.be`, { headers });
	const line = lines.find((each) => each.includes('"msg":"page"')) ?? '{}';
	expect(JSON.parse(line)).toMatchObject({
		reqId: 'proxy-0123456789',
		status,
		route: expect.any(String),
		milliseconds: expect.any(Number),
	});
	expect(line).not.toMatch(/lena|secret|127\.0\.0\.1|oefening\/\?/);
});
