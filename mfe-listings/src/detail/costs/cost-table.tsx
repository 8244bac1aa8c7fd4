import { useHost, useText } from '@estate/remote-kit';
import type { PurchaseCosts } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import classes from './costs-section.module.css';

const PARTS = ['registration', 'vat', 'notary', 'administration', 'disbursements', 'notaryVat'] as const;

/** Price and costs as a bill, in whole euros. What is nothing is left out, but for the duty. */
export function CostTable({ price, costs }: { price: number; costs: PurchaseCosts }) {
	const text = useText();
	const { language } = useHost();
	const euros = (amount: number) => formatPrice(Math.round(amount), language);
	const shown = PARTS.filter((part) => costs[part] > 0);
	return (
		<table className={classes.bill}>
			<caption>{text('detail.costs.bill')}</caption>
			<tbody>
				<tr>
					<th scope="row">{text('detail.costs.price')}</th>
					<td>{euros(price)}</td>
				</tr>
				{shown.map((part) => (
					<tr key={part}>
						<th scope="row">{text(`detail.costs.parts.${part}`)}</th>
						<td>{euros(costs[part])}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{text('detail.costs.total')}</th>
					<td>
						<output>{euros(price + costs.total)}</output>
					</td>
				</tr>
			</tfoot>
		</table>
	);
}
