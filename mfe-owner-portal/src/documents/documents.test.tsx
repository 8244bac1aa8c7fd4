import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES, REFUSED_FILE } from '@estate/shared-contract';
import { SAMPLE_FILE_TOKEN, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import documents from '../slots/documents.tsx';

const PAGE = '/en/owner/12/documents/';
const open = (url = PAGE, form?: Record<string, string>, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(documents, { url, slot: 'documents', cookie, ...(form ? { form } : {}) });
const FORM = { kind: 'soil', file: SAMPLE_FILE_TOKEN, key: 'key-of-a-form' };

describe('the documents of a property', () => {
	test('send who is not logged in to the log-in page, and do not exist for another owner’s property', async () => {
		expect((await open(PAGE, undefined, '')).response.redirect?.to).toContain('/en/login/?next=');
		expect((await open('/en/owner/14/documents/')).response.status).toBe(404);
	});

	test('say what is asked for, by which rule, what is there and what lacks', async () => {
		const { html, text } = await open();
		for (const state of ['good', 'expiring', 'expired', 'lacking', 'conditional'])
			expect(html).toContain(text(`documents.states.${state}`));
		expect(html).toContain('Bodemdecreet 27.10.2006');
		expect(html).toContain('href="/api/v1/owner/properties/12/documents/added/5"');
		expect(html).toContain('href="/api/v1/owner/properties/12/documents/epc"');
		// What the agency put there is the agency’s to remove.
		expect(html.match(/name="document" value="/g)).toHaveLength(2);
	});

	test.each(LANGUAGES)(
		'have every text in %s, with and without rules, and when nothing was taken',
		async (language) => {
			const page = `/${language}/owner/12/documents/`;
			for (const { html } of [
				await open(page),
				await open(`/${language}/owner/15/documents/?added=1`),
				await open(page, { ...FORM, file: REFUSED_FILE }),
			])
				expect(html).not.toMatch(/[>"](documents|messages|login|portal|ui)\./);
		},
	);

	test('are added, and the page says so', async () => {
		const form = { ...FORM, issuedOn: '2024-02-01' };
		expect((await open(PAGE, form)).response.redirect).toEqual({ to: `${PAGE}?added=1` });
		const { calls } = await sampleApi();
		expect(calls.find(({ name }) => name === 'addOwnerDocument')).toMatchObject({
			body: { kind: 'soil', file: SAMPLE_FILE_TOKEN, issuedOn: '2024-02-01', key: 'key-of-a-form' },
		});
		expect((await open(`${PAGE}?added=1`)).html).toContain('role="status"');
	});

	test.each([
		['there is no file', { file: '' }, 'documents.fileRequired'],
		['the file was refused', { file: REFUSED_FILE }, 'messages.file.refused'],
		['the file is over', { file: 'gone' }, 'messages.file.gone'],
		['a day is none', { issuedOn: '2024-02-31' }, 'documents.faults.invalid'],
	])('are not added where %s, and what was chosen stays', async (_why, values, message) => {
		const { html, response, text } = await open(PAGE, { ...FORM, expiresOn: '2031-01-01', ...values });
		expect(response.status).toBe(422);
		expect(html).toContain(text(message));
		expect(html).toContain('value="2031-01-01"');
		expect(html).toContain('value="soil" selected');
	});

	test('keep what was handed in when the agency cannot be reached, or has no more room', async () => {
		for (const [status, message] of [
			[503, 'login.unreachable'],
			[409, 'documents.full'],
		] as const) {
			(await sampleApi()).answer('addOwnerDocument', status);
			const { html, response, text } = await open(PAGE, FORM);
			expect(response.status).toBe(status);
			expect(html).toContain(text(message));
			expect(html).toContain(`name="file" value="${SAMPLE_FILE_TOKEN}"`);
		}
	});

	test('are removed, also when somebody else was faster', async () => {
		for (const document of ['5', '77'])
			expect((await open(PAGE, { do: 'remove', document })).response.redirect).toEqual({
				to: `${PAGE}?removed=1`,
			});
	});
});
