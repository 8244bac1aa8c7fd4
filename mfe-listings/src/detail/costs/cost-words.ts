import type { Text } from '@estate/shared-ui';
import type { CostWords } from '@estate/shared-ui/costs';

/** Words of the calculators. */
export const costWords = (text: Text): CostWords => ({
	title: text('detail.costs.title'),
	purchase: text('detail.costs.purchase'),
	purchases: {
		own: text('detail.costs.purchases.own'),
		other: text('detail.costs.purchases.other'),
		new: text('detail.costs.purchases.new'),
	},
	bill: text('detail.costs.bill'),
	price: text('detail.costs.price'),
	parts: {
		registration: text('detail.costs.parts.registration'),
		vat: text('detail.costs.parts.vat'),
		notary: text('detail.costs.parts.notary'),
		administration: text('detail.costs.parts.administration'),
		disbursements: text('detail.costs.parts.disbursements'),
		notaryVat: text('detail.costs.parts.notaryVat'),
	},
	total: text('detail.costs.total'),
	indicative: (date) => text('detail.costs.indicative', { date }),
	mortgage: {
		title: text('detail.mortgage.title'),
		assumptions: text('detail.mortgage.assumptions'),
		ownMeans: text('detail.mortgage.ownMeans'),
		years: text('detail.mortgage.years'),
		rate: text('detail.mortgage.rate'),
		monthly: text('detail.mortgage.monthly'),
		bounds: (values) => text('detail.mortgage.bounds', values),
		sums: {
			loan: text('detail.mortgage.sums.loan'),
			deed: text('detail.mortgage.sums.deed'),
			interest: text('detail.mortgage.sums.interest'),
		},
	},
});
