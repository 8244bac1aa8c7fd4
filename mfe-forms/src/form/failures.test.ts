import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { FORMS, type RequestKind } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { expect, test } from 'vitest';
import thanks from '../slots/thanks.tsx';
import { filled, posted } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';

const { failures, successes } = dictionaries.en.ui;
const escaped = (text: string) => text.replaceAll("'", '&#x27;');

test.each<[kind: RequestKind, message: string]>([
	['contact-me', failures.contact],
	['contact-construction', failures.contact],
	['site-contact', failures.contact],
	['contact-appointment', failures.appointment],
	['send-to-friend', failures.sendToFriend],
	['request-documents', failures.documents],
	['testimonial', failures.testimonial],
	['contact-demand', failures.mail],
	['sign-newsletter', failures.mail],
])('%s that could not be sent says: %s (website.md §8)', async (kind, message) => {
	(await sampleApi()).answer('sendRequest', 503);
	const { slot, path, query } = FORM_PLACES[kind];
	const form = posted(kind, filled(FORMS[kind]));
	const { html, response } = await renderSlot(slot, {
		url: `/en${path}${query}`,
		slot: FORMS[kind].name,
		form,
	});
	expect(response.status).toBe(503);
	expect(html).toContain(escaped(message));
});

test.each<[kind: RequestKind, message: string]>([
	['send-to-friend', successes.sentToFriend],
	['request-documents', successes.documents],
])('%s is thanked for with: %s (website.md §8)', async (kind, message) => {
	const url = `/en/feedback/${kind}/?ref=M-7F3K-29`;
	const { html } = await renderSlot(thanks, { url, slot: 'thanks' });
	expect(html).toContain(escaped(message));
});
