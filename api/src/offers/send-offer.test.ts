import { belgianMinute, FORMS, LANGUAGES, type Language } from '@estate/shared-contract';
import { checkForm } from '@estate/shared-contract/schemas';
import { describe, expect, it } from 'vitest';
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

describe('the paper of an offer for an address that may be somebody else’s', () => {
	const factsOf = (changes: Record<string, string>, reader: 'buyer' | 'agency' = 'buyer') => {
		const { facts, signature, paragraphs } = offerPaper(offer('nl', changes), reader);
		const labels = MAIL_TEXTS.nl;
		const of = (label: string) => facts.find(([name]) => name === label)?.[1];
		return {
			buyer: of(labels.offer.buyer),
			address: of(labels.labels.address),
			second: of(labels.offer.secondBuyer),
			signature,
			whole: [...facts.flat(), ...paragraphs, signature].join('\n'),
		};
	};
	const BAIT = 'Uw rekening is geblokkeerd! Bel dringend naar 0900 12 345 en geef uw kaartnummer door';
	const BAITED = {
		firstName: BAIT,
		lastName: 'Belfius Fraudedienst',
		street: `LET OP: ${BAIT}`,
		city: 'Surf naar belfius-veilig punt com; medewerker Jan helpt u',
		secondName: `Stort op BE68 5390 0754 7034. ${BAIT}`,
		secondEmail: 'bel-dringend-0900-12-345@evil.example',
		secondPhone: '0900 12 345',
	};

	it('has no words of a stranger where names and addresses stand, and the agency’s has all of them', () => {
		const { whole, buyer, address, second, signature } = factsOf(BAITED);
		expect(whole).not.toMatch(/geblokkeerd|0900|Belfius|Surf|Stort|evil/);
		const { asGiven, ownCopy } = MAIL_TEXTS.nl.offer;
		expect([buyer, address, second]).toEqual([asGiven, asGiven, asGiven]);
		expect(signature).toContain(asGiven);
		expect(whole).toContain(ownCopy);
		const ofAgency = factsOf(BAITED, 'agency').whole;
		for (const typed of [BAIT, BAITED.street, BAITED.city, BAITED.secondPhone])
			expect(ofAgency).toContain(typed);
		expect(ofAgency).not.toContain(ownCopy);
	});

	it.each([
		['Zoë', 'D’Hondt-Van den Berghe'],
		['J.-P.', "O'Neill"],
		['Łucja', 'Đorđević'],
		['Jan & An', 'Peeters'],
	])('names %s %s as who that is', (firstName, lastName) => {
		const { buyer, signature } = factsOf({ firstName, lastName });
		expect(buyer).toContain(`${firstName} ${lastName}`);
		expect(signature).toContain(`${firstName} ${lastName}`);
	});

	it('shortens a name that is longer than any, as mails do', () => {
		const { buyer = '' } = factsOf({ firstName: 'Aba '.repeat(24).trim(), lastName: 'Maes' });
		expect(buyer.length).toBeLessThan(75);
		expect(buyer).toMatch(/…$/);
	});

	it.each([
		['Kerkstraat 12 bus 3', 'Gent'],
		['Rue de la Loi, 16 bte 2', 'Bruxelles'],
		['Jan Van Rijswijcklaan 12-14', "'s-Gravenwezel"],
		['Kouter 7B', 'Sint-Martens-Latem'],
	])('has the address %s in %s', (street, city) => {
		expect(factsOf({ street, city }).address).toBe(`${street}, 9000 ${city}`);
	});

	it.each([
		['Bel dringend naar 0900 bus 1234', 'Gent'],
		['Kerkstraat 12', 'Uw rekening is geblokkeerd sinds gisteren'],
	])('has no address that is none: %s in %s', (street, city) => {
		expect(factsOf({ street, city }).address).toBe(MAIL_TEXTS.nl.offer.asGiven);
	});
});
