import type { PurchaseCosts } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '../text.ts';
import { COST_PARTS, type CostWords } from './cost-words.ts';
import classes from './costs-section.module.css';

/** Price and costs as a bill, in whole euros. What is nothing is left out, but for the duty. */
export function CostTable({
	price,
	costs,
	words,
}: {
	price: number;
	costs: PurchaseCosts;
	words: CostWords;
}) {
	const language = useLanguage();
	const euros = (amount: number) => formatPrice(Math.round(amount), language);
	const shown = COST_PARTS.filter((part) => costs[part] > 0);
	return (
		<table className={classes.bill}>
			<caption>{words('costs.bill')}</caption>
			<tbody>
				<tr>
					<th scope="row">{words('costs.price')}</th>
					<td>{euros(price)}</td>
				</tr>
				{shown.map((part) => (
					<tr key={part}>
						<th scope="row">{words(`costs.parts.${part}`)}</th>
						<td>{euros(costs[part])}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{words('costs.total')}</th>
					<td>
						<output>{euros(price + costs.total)}</output>
					</td>
				</tr>
			</tfoot>
		</table>
	);
}
