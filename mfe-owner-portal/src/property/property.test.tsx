import { renderSlot } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import property from '../slots/property.tsx';

const open = (url: string, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(property, { url, slot: 'property', cookie });

describe('a property of the owner', () => {
	test('sends who is not logged in to the log-in page, and back afterwards', async () => {
		const { response } = await open('/fr/proprietaire/12/', '');
		expect(response.redirect).toEqual({ to: '/fr/login/?next=%2Ffr%2Fproprietaire%2F12%2F' });
	});

	test('does not exist when it is another owner’s', async () => {
		const { response, html } = await open('/en/owner/14/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test('shows visits with what visitors said', async () => {
		const { html } = await open('/en/owner/12/');
		expect(html).toContain('T. Janssens');
		expect(html).toContain('Mooi licht, keuken wat klein.');
		expect(html).toContain('href="/en/owner/12/report/"');
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/12/`);
		expect(html).not.toMatch(/[>"](visits|counters|portal|ui)\./);
	});
});
