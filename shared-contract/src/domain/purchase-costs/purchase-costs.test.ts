import { describe, expect, it } from 'vitest';
import { REGIONS } from '../regions.ts';
import { loanFor, monthlyPayment, totalInterest, usualOwnMeans } from './mortgage.ts';
import { feeOfScale } from './notary-fee.ts';
import {
	mortgageDeedCosts,
	newBuildPurchases,
	PURCHASES,
	purchaseCosts,
	registrationDuty,
} from './purchase-costs.ts';
import * as rates from './rates.ts';

describe('registration duty', () => {
	it.each([
		['flanders', 'own', 400_000, 8_000],
		['flanders', 'other', 400_000, 48_000],
		['wallonia', 'own', 400_000, 12_000],
		['wallonia', 'other', 400_000, 50_000],
		['brussels', 'other', 400_000, 50_000],
	] as const)('in %s, bought as %s, of %i is %i', (region, purchase, price, duty) => {
		expect(registrationDuty(price, region, purchase)).toBe(duty);
	});

	it.each([
		[400_000, 25_000],
		[150_000, 0],
		[200_000, 0],
		[600_000, 50_000],
		[600_001, 75_000.13],
	])(
		'in Brussels is free for the first 200,000 of an own property up to 600,000: %i gives %d',
		(price, duty) => {
			expect(registrationDuty(price, 'brussels', 'own')).toBe(duty);
		},
	);

	it('is not due where VAT is', () => {
		expect(registrationDuty(400_000, 'flanders', 'new')).toBe(0);
		expect(purchaseCosts(400_000, 'flanders', 'new').vat).toBe(84_000);
		expect(purchaseCosts(400_000, 'flanders', 'own').vat).toBe(0);
	});

	it.each(['flanders', 'brussels', 'wallonia'] as const)(
		'is not due in %s on what was rebuilt, where VAT is 6 %% in every region',
		(region) => {
			expect(purchaseCosts(400_000, region, 'rebuilt')).toMatchObject({ registration: 0, vat: 24_000 });
		},
	);
});

describe('a new build', () => {
	it.each([
		[6, ['rebuilt', 'new']],
		[21, ['new']],
		[undefined, ['new']],
		[0, ['new']],
		[12, ['new']],
	])('of which %s %% VAT is stated can be bought as %j', (stated, purchases) => {
		expect(newBuildPurchases(stated)).toEqual(purchases);
	});
});

describe('the notary’s fee', () => {
	it.each([
		[0, 0],
		[7_500, 342],
		[17_500, 627],
		[30_000, 912],
		[45_495, 1_176.96],
		[64_095, 1_389],
		[250_095, 2_449.2],
		[400_000, 2_534.65],
	])('of a sale at %i is %d before VAT', (price, fee) => {
		expect(feeOfScale(rates.PURCHASE_SCALE, price)).toBe(fee);
	});

	it.each([
		[7_500, 106.88],
		[330_000, 940.03],
	])('of a mortgage that secures %i is %d before VAT', (sum, fee) => {
		expect(feeOfScale(rates.MORTGAGE_SCALE, sum)).toBe(fee);
	});
});

describe('the costs of buying', () => {
	it('add up: duty, fee, administration, what is paid to others, and VAT on the notary’s own', () => {
		expect(purchaseCosts(400_000, 'flanders', 'own')).toEqual({
			registration: 8_000,
			vat: 0,
			notary: 2_535,
			administration: 750,
			disbursements: 700,
			notaryVat: 690,
			total: 12_675,
		});
	});

	it.each(PURCHASES)('stand in whole euros whose lines add up, bought as %s', (purchase) => {
		for (const region of REGIONS)
			for (let price = 50_000; price < 900_000; price += 7_001) {
				const { total, ...lines } = purchaseCosts(price, region, purchase);
				expect(Object.values(lines).every(Number.isInteger)).toBe(true);
				expect(Object.values(lines).reduce((sum, line) => sum + line, 0)).toBe(total);
			}
	});

	it('of the mortgage deed follow the loan and are lower for an own property', () => {
		// Secured 330,000: 1 % + 0.3 %, the scale (940.03), 550, VAT on those two, 350.
		expect(mortgageDeedCosts(300_000, 'other')).toBe(6_442.94);
		expect(mortgageDeedCosts(300_000, 'own')).toBeLessThan(6_442.94);
		expect(mortgageDeedCosts(0, 'own')).toBe(0);
	});
});

describe('the loan', () => {
	it('covers what own means do not, its own deed included', () => {
		const { loan, deed } = loanFor(412_674.43, 53_000, 'own');
		expect(loan).toBeCloseTo(412_674.43 - 53_000 + deed, 2);
		expect(deed).toBeCloseTo(mortgageDeedCosts(loan, 'own'), 1);
	});

	it('is nothing when own means suffice', () => {
		expect(loanFor(400_000, 400_000, 'own')).toEqual({ loan: 0, deed: 0 });
		expect(loanFor(400_000, 500_000, 'own')).toEqual({ loan: 0, deed: 0 });
	});

	it('starts from a tenth of the price and the costs', () => {
		expect(usualOwnMeans(400_000, 12_674)).toBe(53_000);
	});

	it('is paid back in equal parts at a month’s rate that compounds to the year’s', () => {
		expect(monthlyPayment(300_000, 3.25, 25)).toBe(1_454.44);
		expect(monthlyPayment(300_000, 0, 25)).toBe(1_000);
		expect(totalInterest(300_000, 0, 25)).toBe(0);
		expect(totalInterest(300_000, 3.25, 25)).toBe(136_332);
	});
});

it('every rate says since when it holds and where it is written', () => {
	const dated: rates.Dated[] = [
		...Object.values(rates.REGISTRATION_DUTIES).flatMap(({ own, other }) => [own, other]),
		...Object.values(rates.ADMINISTRATION),
		...Object.values(rates.DISBURSEMENTS),
		...Object.values(rates.MORTGAGE_DUTIES),
		rates.VAT,
		rates.PURCHASE_SCALE,
		rates.MORTGAGE_SCALE,
		rates.OWN_PROPERTY_MORTGAGE_REDUCTION,
		rates.MORTGAGE_EXTRA,
	];
	for (const { since, source } of dated) {
		expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect(since <= rates.RATES_DATE).toBe(true);
		expect(source.length).toBeGreaterThan(10);
	}
});
