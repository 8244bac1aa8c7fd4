import { FORMS, LANGUAGES, type Language } from '@estate/shared-contract';
import { checkForm } from '@estate/shared-contract/schemas';
import { describe, expect, it } from 'vitest';
import { belgianMinute } from '../calendar/belgian-day.ts';
import { MAIL_TEXTS } from '../mail/mail-text.ts';
import type { TakenRequest } from '../requests/taken-request.ts';
import { sampleValues } from '../testing/sample-requests.ts';
import { offerPaper } from './send-offer.ts';

const form = FORMS['purchase-offer'];

/** An offer by Lena Maes, as far as its paper reads it. */
function offer(language: Language, changes = {}): TakenRequest {
	const check = checkForm(form, sampleValues('purchase-offer', changes), belgianMinute());
	return {
		form,
		fields: check.ok ? check.fields : {},
		language,
		reference: 'A1',
		typeNames: new Map(),
		site: {
			agency: { legalName: 'Huis', street: 'Kouter 1', zip: '9000', city: 'Gent', phone: '', email: '' },
		},
	} as unknown as TakenRequest;
}

describe.each(['buyer', 'agency'] as const)('the paper of an offer for the %s', (reader) => {
	it.each(LANGUAGES)(
		'speaks for who sent it, and says that the second buyer has not confirmed, in %s',
		(language) => {
			const { facts, paragraphs, signature } = offerPaper(offer(language), reader);
			const texts = MAIL_TEXTS[language].offer;
			expect(facts.find(([label]) => label === texts.secondBuyer)?.[1]).toContain('Jan Peeters');
			expect(paragraphs).toContain(texts.secondUnconfirmed);
			expect(signature).toContain('Lena Maes');
			expect(signature).not.toContain('Jan');
		},
	);

	it('says nothing of a second buyer where there is none', () => {
		const single = { secondName: '', secondEmail: '', secondPhone: '' };
		expect(offerPaper(offer('nl', single), reader).paragraphs).not.toContain(
			MAIL_TEXTS.nl.offer.secondUnconfirmed,
		);
	});
});
