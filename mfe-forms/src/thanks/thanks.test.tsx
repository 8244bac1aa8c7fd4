import { renderSlot } from '@estate/remote-kit/testing';
import { LANGUAGES, REQUEST_KINDS } from '@estate/shared-contract';
import { describe, expect, test } from 'vitest';
import slot from '../slots/thanks.tsx';

const open = (url: string) => renderSlot(slot, { url, slot: 'thanks' });

describe('a thank-you page', () => {
	test.each(REQUEST_KINDS)(
		'of %s says what has arrived and what happens next, in every language',
		async (kind) => {
			for (const language of LANGUAGES) {
				const { html, response } = await open(`/${language}/feedback/${kind}/`);
				expect(response.status ?? 200).toBe(200);
				expect(response.head).toMatchObject({ noindex: true, title: response.heading });
				expect(html.match(/<li>/g)).toHaveLength(2);
				expect(response.heading + html).not.toContain('thanks.');
			}
		},
	);

	test('shows the reference of the request', async () => {
		const { html } = await open('/nl/bedankt/site-contact/?ref=M-7F3K-29');
		expect(html).toContain('M-7F3K-29');
	});

	test('shows nothing that a stranger wrote into its address', async () => {
		const { html } = await open('/fr/merci/site-contact/?ref=Appelez+le+0900');
		expect(html).not.toContain('0900');
	});

	test('of a kind that does not exist is an unknown address', async () => {
		expect((await open('/nl/bedankt/lottery/')).response.status).toBe(404);
	});
});
