import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import report from '../slots/report.tsx';

const open = (url: string, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(report, { url, slot: 'report', cookie });
const AUTUMN = 'from=2026-09-20&to=2026-10-05';

describe('the report of a period', () => {
	test('sends who is not logged in to the log-in page', async () => {
		const { response } = await open('/fr/proprietaire/12/rapport/', '');
		expect(response.redirect?.to).toContain('/fr/login/');
	});

	test('shows figures, visits with what was said, messages and media of the period, and leads to the PDF', async () => {
		const { html, text } = await open(`/en/owner/12/report/?${AUTUMN}`);
		expect(html).toContain('20 September 2026 to 5 October 2026');
		expect(html).toContain('F. Lambert');
		expect(html).not.toContain('T. Janssens');
		expect(html).toContain('Immoweb');
		for (const ending of ['pdf', 'csv', 'xlsx'])
			expect(html).toContain(
				`href="/api/v1/owner/properties/12/report.${ending}?language=en&amp;${AUTUMN.replace('&', '&amp;')}"`,
			);
		expect(html).toContain(text('figures.funnel.title'));
		expect(html).toMatch(/<svg[^>]*aria-hidden/);
		expect(html.match(/<rect/g)).toHaveLength(2 * 16);
		expect(html).toContain(`${text('report.figures.visits', { count: 1 })}</dt><dd>1<`);
	});

	test('leaves out for a guest what was not shared, instead of saying that there was nothing', async () => {
		const api = await sampleApi();
		const first = await open('/nl/eigenaar/12/verslag/');
		const whole = first.data?.report;
		const shared = { by: 'An Peeters', parts: ['figures'] };
		api.answer('ownerReport', () => ({
			status: 200,
			body: {
				...whole,
				property: { ...whole?.property, Shared: shared },
				visits: [],
				communications: [],
			},
		}));
		const { html, text } = await open('/nl/eigenaar/12/verslag/');
		for (const key of ['report.visits', 'report.noVisits', 'communications.title', 'report.noMessages'])
			expect(html).not.toContain(`>${text(key)}<`);
		expect(html).toContain(text('figures.funnel.title'));
	});

	test('draws weeks where a day is too little to be seen', async () => {
		const { html } = await open('/en/owner/12/report/?from=2026-01-01&to=2026-10-01');
		expect(html.match(/<rect/g)).toHaveLength(2 * 40);
	});

	test.each([
		['from=2026-10-05&to=2026-09-20', 'order'],
		['from=2026-02-30&to=2026-03-20', 'invalid'],
		['from=2020-01-01&to=2026-03-20', 'too-long'],
	])('of %s says what is wrong and keeps what was chosen', async (query, fault) => {
		const { html, text } = await open(`/nl/eigenaar/12/verslag/?${query}`);
		expect(html).toContain(text(`report.fault.${fault}`));
		expect(html).toContain('aria-describedby="period-fault"');
		for (const day of new URLSearchParams(query).values()) expect(html).toContain(`value="${day}"`);
		expect(html).not.toContain('report.pdf');
	});

	test('says so when nothing happened', async () => {
		const quiet = { from: '2026-10-01', to: '2026-10-02' };
		const api = await sampleApi();
		const first = await open('/nl/eigenaar/12/verslag/');
		const whole = api.calls.at(-1);
		expect(whole?.name).toBe('ownerReport');
		api.answer('ownerReport', () => ({
			status: 200,
			body: {
				...first.data?.report,
				...quiet,
				views: { days: [quiet.from, quiet.to], series: [{ portal: 'site', counts: [0, 0] }] },
				visits: [],
				communications: [],
				media: [],
			},
		}));
		const { html, text } = await open('/nl/eigenaar/12/verslag/?from=2026-10-01&to=2026-10-02');
		for (const key of ['report.noVisits', 'report.noMessages', 'media.none'])
			expect(html).toContain(text(key));
		expect(html).not.toContain('<rect');
	});

	test('is not there for a property of another owner', async () => {
		const { response, html } = await open('/en/owner/14/report/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/12/report/?${AUTUMN}`);
		expect(html).not.toMatch(/[>"](report|figures|visits|communications|media|statistics|portal|ui)\./);
	});
});
