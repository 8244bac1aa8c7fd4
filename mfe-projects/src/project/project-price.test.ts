import { testI18n } from '@estate/shared-ui/testing';
import { describe, expect, it } from 'vitest';
import { hasMoreOnTop, priceOfProject } from './project-price.ts';

const i18n = testI18n('nl');
const text = (key: string | string[], values?: Record<string, string | number>) => i18n.t(key, values ?? {});
const price = (prices: { PriceMin?: number; PriceMax?: number }) =>
	priceOfProject(prices, text, 'nl').replace(/\u00a0/g, ' ');

describe('the price of a project', () => {
	it('is a span where both ends are known', () => {
		expect(price({ PriceMin: 259_000, PriceMax: 349_000 })).toBe('€ 259.000 tot € 349.000');
	});

	it('starts from the lowest where the highest is not known or no higher', () => {
		expect(price({ PriceMin: 259_000 })).toBe('vanaf € 259.000');
		expect(price({ PriceMin: 259_000, PriceMax: 259_000 })).toBe('vanaf € 259.000');
	});

	it('is on request where none is known', () => {
		expect(price({})).toBe('Prijs op aanvraag');
	});
});

it('VAT and costs come on top of a price that is asked, of no other', () => {
	expect(hasMoreOnTop({ Goal: 0 }, [undefined, 289_000])).toBe(true);
	expect(hasMoreOnTop({ Goal: 0 }, [undefined])).toBe(false);
	expect(hasMoreOnTop({ Goal: 1 }, [900])).toBe(false);
});
