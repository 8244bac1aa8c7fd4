import type { Text } from '@estate/shared-ui';
import type { CostWords } from '@estate/shared-ui/costs';

/** Words of the calculators. */
export const costWords = (text: Text): CostWords => ({
	title: text('costs.title'),
	purchase: text('costs.purchase'),
	purchases: {
		own: text('costs.purchases.own'),
		other: text('costs.purchases.other'),
		new: text('costs.purchases.new'),
	},
	bill: text('costs.bill'),
	price: text('costs.price'),
	parts: {
		registration: text('costs.parts.registration'),
		vat: text('costs.parts.vat'),
		notary: text('costs.parts.notary'),
		administration: text('costs.parts.administration'),
		disbursements: text('costs.parts.disbursements'),
		notaryVat: text('costs.parts.notaryVat'),
	},
	total: text('costs.total'),
	indicative: (date) => text('costs.indicative', { date }),
	mortgage: {
		title: text('mortgage.title'),
		assumptions: text('mortgage.assumptions'),
		ownMeans: text('mortgage.ownMeans'),
		years: text('mortgage.years'),
		rate: text('mortgage.rate'),
		monthly: text('mortgage.monthly'),
		bounds: (values) => text('mortgage.bounds', values),
		sums: {
			loan: text('mortgage.sums.loan'),
			deed: text('mortgage.sums.deed'),
			interest: text('mortgage.sums.interest'),
		},
	},
});
