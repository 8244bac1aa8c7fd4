import type { Region } from '../regions.ts';

/**
 * Every rate that buying a property in Belgium costs, as data: what holds, since when, and where it is written. A change of
 * the law is a change of this file alone. Visitors read `RATES_DATE` with every result: indicative, the notary gives
 * the exact sum.
 */
export interface Dated {
	/** First day on which it holds, YYYY-MM-DD */
	since: string;
	/** Law, decree or tariff that says so */
	source: string;
}

/** Day whose law these rates are, YYYY-MM-DD: what came after is not in them. */
export const RATES_DATE = '2025-07-01';

export interface DutyRate extends Dated {
	percent: number;
	/** Part of the price that is free of duty, up to a highest price */
	free?: { amount: number; upToPrice: number };
}

/** Registration duty of a sale: for the buyer's only and own property, and for anything else. */
export const REGISTRATION_DUTIES: Record<Region, { own: DutyRate; other: DutyRate }> = {
	flanders: {
		own: {
			percent: 2,
			since: '2025-01-01',
			source: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.11: only own home',
		},
		other: { percent: 12, since: '2022-01-01', source: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.1.1' },
	},
	brussels: {
		own: {
			percent: 12.5,
			free: { amount: 200_000, upToPrice: 600_000 },
			since: '2023-04-01',
			source: 'Brussels Code of Registration Duties, art. 46bis: reduction for the own home',
		},
		other: { percent: 12.5, since: '1993-01-01', source: 'Brussels Code of Registration Duties, art. 44' },
	},
	wallonia: {
		own: {
			percent: 3,
			since: '2025-01-01',
			source: 'Walloon Code of Registration Duties, art. 44bis: only own home',
		},
		other: { percent: 12.5, since: '2025-01-01', source: 'Walloon Code of Registration Duties, art. 44' },
	},
};

/** VAT on a new building, and on a notary's work, in percent. */
export const VAT: DutyRate = {
	percent: 21,
	since: '1996-01-01',
	source: 'Royal decree no. 20 of 20 July 1970; notaries since 2012-01-01',
};

/**
 * VAT on what is demolished and rebuilt, in percent: for a buyer who owns no other residence, lives in it for five years, and
 * buys 175 m² at most; or who lets it socially. In all three regions: VAT is federal, where registration duties are not.
 */
export const REBUILT_VAT: DutyRate = {
	percent: 6,
	since: '2025-07-01',
	source: 'Royal decree no. 20 of 20 July 1970, table A, heading XXXVII; programme law of 18 July 2025',
};

/** Part of a degressive scale: this percentage of what lies between the bracket before and `upTo`, in EUR. */
export interface Bracket {
	upTo: number;
	percent: number;
}

export interface Scale extends Dated {
	brackets: readonly Bracket[];
}

const TARIFF = 'Royal decree of 16 December 1950 (notaries’ tariff), as amended on 22 November 2022';

/** Notary's fee of a deed of sale, before VAT. The reduction of 2023 for an own property is not counted: the notary can ask less. */
export const PURCHASE_SCALE: Scale = {
	since: '2023-01-01',
	source: TARIFF,
	brackets: [
		{ upTo: 7_500, percent: 4.56 },
		{ upTo: 17_500, percent: 2.85 },
		{ upTo: 30_000, percent: 2.28 },
		{ upTo: 45_495, percent: 1.71 },
		{ upTo: 64_095, percent: 1.14 },
		{ upTo: 250_095, percent: 0.57 },
		{ upTo: Number.POSITIVE_INFINITY, percent: 0.057 },
	],
};

/** Notary's fee of a mortgage deed, before VAT. */
export const MORTGAGE_SCALE: Scale = {
	since: '2023-01-01',
	source: TARIFF,
	brackets: [
		{ upTo: 7_500, percent: 1.425 },
		{ upTo: 17_500, percent: 1.14 },
		{ upTo: 30_000, percent: 0.684 },
		{ upTo: 45_495, percent: 0.57 },
		{ upTo: 64_095, percent: 0.456 },
		{ upTo: 250_095, percent: 0.228 },
		{ upTo: Number.POSITIVE_INFINITY, percent: 0.0456 },
	],
};

/** Part of the mortgage fee that an only own property saves, in percent. */
export const OWN_PROPERTY_MORTGAGE_REDUCTION: DutyRate = { percent: 20, since: '2023-01-01', source: TARIFF };

export interface FixedSum extends Dated {
	/** EUR */
	amount: number;
}

/** A notary's own administrative costs per deed, before VAT. */
export const ADMINISTRATION: Record<'purchase' | 'mortgage', FixedSum> = {
	purchase: { amount: 750, since: '2023-01-01', source: TARIFF },
	mortgage: { amount: 550, since: '2023-01-01', source: TARIFF },
};

/** What a notary pays to others per deed: searches, certificates, registering and the duty on writings. An average, not a tariff. */
export const DISBURSEMENTS: Record<'purchase' | 'mortgage', FixedSum> = {
	purchase: {
		amount: 700,
		since: '2025-01-01',
		source: 'Estimate: certificates and searches, EUR 50 duty on writings, entry in the land register',
	},
	mortgage: {
		amount: 350,
		since: '2025-01-01',
		source: 'Estimate: EUR 50 duty on writings, entry in the land register',
	},
};

/** Duties on a mortgage, in percent of the sum that it secures. */
export const MORTGAGE_DUTIES: Record<'registration' | 'entry', DutyRate> = {
	registration: {
		percent: 1,
		since: '1939-11-30',
		source: 'Code of Registration, Mortgage and Court Fees, art. 87',
	},
	entry: {
		percent: 0.3,
		since: '1939-11-30',
		source: 'Code of Registration, Mortgage and Court Fees, art. 265',
	},
};

/** A mortgage secures the loan and this much more for interest and costs, in percent of the loan. */
export const MORTGAGE_EXTRA: DutyRate = { percent: 10, since: '2025-01-01', source: 'Practice of the banks' };

/** What the mortgage calculator starts from; the interest is an example, no offer. */
export const MORTGAGE_DEFAULTS = {
	years: 25,
	/** Percent a year */
	interest: 3.25,
	/** Own means, in percent of the price, beside the costs: banks lend 90 % (National Bank of Belgium, 2020-01-01) */
	ownShare: 10,
} as const;

/** Bounds of the mortgage calculator's fields. */
export const MORTGAGE_LIMITS = {
	years: { min: 5, max: 30 },
	interest: { min: 0, max: 15 },
} as const;
