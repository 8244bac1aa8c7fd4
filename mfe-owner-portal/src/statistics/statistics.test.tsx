import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import statistics from '../slots/statistics.tsx';

const open = (url: string, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(statistics, { url, slot: 'statistics', cookie });

describe('views of the last thirty days', () => {
	test('are a sentence, plain bars and a table on the server, without the library of charts', async () => {
		const { html } = await open('/en/owner/12/');
		expect(html).toMatch(/views in the last 30 days: \d+ on our website and \d+ on portals/);
		expect(html.match(/<time dateTime/g)).toHaveLength(30 + 1);
		expect(html).toContain('>Immoweb<');
		expect(html.match(/<rect/g)).toHaveLength(2 * 30);
		expect(html.match(/<line/g), 'a line where the price changed').toHaveLength(1);
		expect(html).not.toContain('recharts');
	});

	test('say so when there are none', async () => {
		(await sampleApi()).answer('ownerStatistics', () => ({
			status: 200,
			body: { days: ['2026-10-01'], series: [{ portal: 'site', counts: [0] }] },
		}));
		const { html, text } = await open('/en/owner/12/');
		expect(html).toContain(text('statistics.none'));
	});

	test('are not there for a property of another owner', async () => {
		const { response, html } = await open('/en/owner/14/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test.each(LANGUAGES)('have every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/12/`);
		expect(html).not.toMatch(/[>"](statistics|ui)\./);
	});
});
