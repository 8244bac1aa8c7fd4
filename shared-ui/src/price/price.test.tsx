import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleHome } from '../testing/sample-homes.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Price, type PriceParts } from './price.tsx';

function words(home: PriceParts, language: 'nl' | 'fr' | 'en' | 'de' = 'nl'): string {
	const { container, unmount } = render(
		<InLanguage language={language}>
			<Price home={home} />
		</InLanguage>,
	);
	const text = (container.textContent ?? '').replaceAll('\u00a0', ' ');
	unmount();
	return text;
}

describe('a price', () => {
	it('is the amount', () => {
		expect(words(sampleHome({ Price: 349_000 }))).toBe('€ 349.000');
		expect(words(sampleHome({ Price: 349_000 }), 'fr')).toBe('349 000 €');
	});

	it('starts from the amount when its unit is 7', () => {
		expect(words(sampleHome({ Price: 259_000, PriceUnit: 7 }))).toBe('vanaf € 259.000');
		expect(words(sampleHome({ Price: 259_000, PriceUnit: 7 }), 'en')).toBe('starting from € 259.000');
	});

	it.each([
		['not to be published', sampleHome({ PublishPrice: false })],
		['unknown', sampleHome({ Price: undefined })],
		['no number', sampleHome({ Price: Number.NaN })],
		['0', sampleHome({ Price: 0 })],
	])('is on request when it is %s, and never NaN', (_, home) => {
		expect(words(home)).toBe('Prijs op aanvraag');
		expect(words(home, 'en')).toBe('Price on request');
	});

	it("of a rental is a month's, with its charges", () => {
		expect(words(sampleHome({ Goal: 1, Price: 950, ChargesRenter: 75 }))).toBe('€ 950/maand + € 75 lasten');
		expect(words(sampleHome({ Goal: 1, Price: 950 }))).toBe('€ 950/maand');
	});

	it('shows charges neither of a sale nor beside a hidden rent', () => {
		expect(words(sampleHome({ ChargesRenter: 75 }))).toBe('€ 349.000');
		expect(words(sampleHome({ Goal: 1, PublishPrice: false, ChargesRenter: 75 }))).toBe('Prijs op aanvraag');
	});
});
