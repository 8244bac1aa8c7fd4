import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-properties.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Price, type PriceParts } from './price.tsx';

function words(property: PriceParts, language: 'nl' | 'fr' | 'en' | 'de' = 'nl'): string {
	const { container, unmount } = render(
		<InLanguage language={language}>
			<Price property={property} />
		</InLanguage>,
	);
	const text = (container.textContent ?? '').replaceAll('\u00a0', ' ');
	unmount();
	return text;
}

describe('a price', () => {
	it('is the amount', () => {
		expect(words(sampleProperty({ Price: 349_000 }))).toBe('€ 349.000');
		expect(words(sampleProperty({ Price: 349_000 }), 'fr')).toBe('349 000 €');
	});

	it('starts from the amount when its unit is 7', () => {
		expect(words(sampleProperty({ Price: 259_000, PriceUnit: 7 }))).toBe('vanaf € 259.000');
		expect(words(sampleProperty({ Price: 259_000, PriceUnit: 7 }), 'en')).toBe('starting from € 259.000');
	});

	it.each([
		['not to be published', sampleProperty({ PublishPrice: false })],
		['unknown', sampleProperty({ Price: undefined })],
		['no number', sampleProperty({ Price: Number.NaN })],
		['0', sampleProperty({ Price: 0 })],
	])('is on request when it is %s, and never NaN', (_, property) => {
		expect(words(property)).toBe('Prijs op aanvraag');
		expect(words(property, 'en')).toBe('Price on request');
	});

	it('of what is sold or let is not on request: it says so', () => {
		expect(words(sampleProperty({ State: 'sold', PublishPrice: false, Price: undefined }))).toBe('Verkocht');
		expect(words(sampleProperty({ Goal: 1, State: 'rented', PublishPrice: false, Price: undefined }))).toBe(
			'Verhuurd',
		);
	});

	it("of a rental is a month's, with its charges", () => {
		expect(words(sampleProperty({ Goal: 1, Price: 950, ChargesRenter: 75 }))).toBe(
			'€ 950/maand + € 75 lasten',
		);
		expect(words(sampleProperty({ Goal: 1, Price: 950 }))).toBe('€ 950/maand');
	});

	it('leaves a line its end between rent and charges, of which neither is broken', () => {
		const { container } = render(
			<InLanguage language="de">
				<Price property={sampleProperty({ Goal: 1, Price: 1275, ChargesRenter: 100 })} />
			</InLanguage>,
		);
		const [amount, space, charges] = container.firstElementChild?.childNodes ?? [];
		expect(space?.nodeType).toBe(Node.TEXT_NODE);
		expect([amount?.textContent, space?.textContent, charges?.textContent?.at(0)]).toEqual([
			'1.275\u00a0€/Monat',
			' ',
			'+',
		]);
	});

	it('of a new unit for sale names what comes on top, and of no other, nor beside a hidden price', () => {
		const unit = (changes: Partial<PriceParts>) => words({ ...sampleProperty({}), Unit: {}, ...changes });
		expect(unit({ PriceUnit: 7, Price: 280_000 })).toBe('vanaf € 280.000 excl. btw en kosten');
		expect(unit({ PublishPrice: false })).toBe('Prijs op aanvraag');
		expect(unit({ Goal: 1, Price: 950 })).toBe('€ 950/maand');
		expect(words({ ...sampleProperty({}), Unit: {} }, 'de')).toContain('zzgl. MwSt. und Kosten');
	});

	it('shows charges neither of a sale nor beside a hidden rent', () => {
		expect(words(sampleProperty({ ChargesRenter: 75 }))).toBe('€ 349.000');
		expect(words(sampleProperty({ Goal: 1, PublishPrice: false, ChargesRenter: 75 }))).toBe(
			'Prijs op aanvraag',
		);
	});
});
