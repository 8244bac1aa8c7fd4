import { type Purchase, purchaseCosts, RATES_DATE } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { Radio } from '@estate/shared-ui/mantine/controls';
import { useId, useState } from 'react';
import { useAlive } from '../cards/use-alive.ts';
import { useLanguage } from '../text.ts';
import { CostTable } from './cost-table.tsx';
import type { CostWords } from './cost-words.ts';
import classes from './costs-section.module.css';
import { Mortgage } from './mortgage.tsx';
import type { PurchaseOfProperty } from './purchase.ts';

/** What a property costs to buy and to pay off. The server works out the usual case; in the browser a visitor changes it, where there is more than one. */
export function CostsSection({ price, region, purchases, words }: PurchaseOfProperty & { words: CostWords }) {
	const language = useLanguage();
	const isLive = useAlive();
	const name = useId();
	const [purchase, setPurchase] = useState<Purchase>(purchases[0] ?? 'other');
	const costs = purchaseCosts(price, region, purchase);
	return (
		<section className={classes.section} id="costs" aria-labelledby="costs-title">
			<h2 className={classes.title} id="costs-title">
				{words('costs.title')}
			</h2>
			{purchases.length > 1 && (
				<fieldset className={classes.choices} disabled={!isLive}>
					<legend className={classes.legend}>{words('costs.purchase')}</legend>
					{purchases.map((each) => (
						<Radio
							key={each}
							classNames={{ body: classes.choice }}
							id={`${name}-${each}`}
							name={name}
							value={each}
							checked={each === purchase}
							onChange={() => setPurchase(each)}
							label={words(`costs.purchases.${each}`)}
						/>
					))}
				</fieldset>
			)}
			<div className={classes.columns}>
				<CostTable price={price} costs={costs} words={words} />
				<Mortgage
					key={purchase}
					price={price}
					costs={costs.total}
					purchase={purchase}
					isLive={isLive}
					words={words}
				/>
			</div>
			{purchase === 'rebuilt' && <p className={classes.indicative}>{words('costs.rebuilt')}</p>}
			<p className={classes.indicative}>
				{words('costs.indicative', { date: formatDate(RATES_DATE, language) })}
			</p>
		</section>
	);
}
