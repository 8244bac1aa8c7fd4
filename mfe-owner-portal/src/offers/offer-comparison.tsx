import { useText } from '@estate/remote-kit';
import { MOST_COMPARED_OFFERS } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button, Checkbox } from '@estate/shared-ui/mantine';
import type { CSSProperties } from 'react';
import type { ShownOffer } from './choose-compared.ts';
import { type OffersData, offerAnchor } from './load-offers.ts';
import { OfferBadge, useOfferFacts } from './offer-facts.tsx';
import classes from './offers.module.css';

const COMPARE_ID = 'compare';

/** Offers side by side. Works without JavaScript: a form of the address chooses which. */
export function OfferComparison({ data }: { data: OffersData }) {
	const text = useText();
	const { compared, comparable, askingPrice, pathname } = data;
	if (compared.length < 2) return null;
	return (
		<section className={classes.compare}>
			<h2 className={classes.title} id={COMPARE_ID}>
				{text('offers.compare')}
			</h2>
			<ComparedTable compared={compared} askingPrice={askingPrice} />
			{comparable.length > 2 && (
				<details className={classes.more}>
					<summary>{text('offers.choose')}</summary>
					<ChooseForm comparable={comparable} compared={compared} action={`${pathname}#${COMPARE_ID}`} />
				</details>
			)}
		</section>
	);
}

/** The window may be narrower than the columns: the table scrolls in its frame, by keyboard as well. */
function ComparedTable({ compared, askingPrice }: Pick<OffersData, 'compared' | 'askingPrice'>) {
	const text = useText();
	const language = useLanguage();
	const facts = useOfferFacts(askingPrice);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus, or no keyboard moves it
		<section className={classes.frame} tabIndex={0} aria-labelledby={COMPARE_ID}>
			<table
				className={classes.table}
				aria-labelledby={COMPARE_ID}
				style={{ '--offers': compared.length } as CSSProperties}
			>
				<thead>
					<tr>
						<th scope="col">{text('offers.facts.amount')}</th>
						{compared.map(({ id, terms }) => (
							<th key={id} scope="col">
								<a href={`#${offerAnchor(id)}`}>{formatPrice(terms.amount, language)}</a>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">{text('offers.facts.state')}</th>
						{compared.map(({ id, state }) => (
							<td key={id}>
								<OfferBadge state={state} />
							</td>
						))}
					</tr>
					{facts.map(({ id, name, cell }) => (
						<tr key={id}>
							<th scope="row">{name}</th>
							{compared.map((offer) => (
								<td key={offer.id}>{cell(offer)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function ChooseForm({
	comparable,
	compared,
	action,
}: {
	comparable: readonly ShownOffer[];
	compared: readonly ShownOffer[];
	action: string;
}) {
	const text = useText();
	const language = useLanguage();
	return (
		<form className={classes.choice} method="get" action={action}>
			<fieldset>
				<legend>{text('offers.chooseHint', { count: MOST_COMPARED_OFFERS })}</legend>
				{comparable.map(({ id, terms, reference }) => (
					<Checkbox
						key={id}
						id={`compare-${id}`}
						name="compare"
						value={String(id)}
						label={`${formatPrice(terms.amount, language)} · ${terms.buyer} · ${reference}`}
						defaultChecked={compared.some((each) => each.id === id)}
					/>
				))}
			</fieldset>
			<Button type="submit" variant="outline" size="sm">
				{text('offers.show')}
			</Button>
		</form>
	);
}
