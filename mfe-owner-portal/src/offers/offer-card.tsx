import { useText } from '@estate/remote-kit';
import type { OwnerOffer } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { AnswerForm } from './answer-form.tsx';
import type { ShownOffer } from './choose-compared.ts';
import { type OffersData, offerAnchor } from './load-offers.ts';
import { Instant, OfferBadge, useOfferFacts } from './offer-facts.tsx';
import { OfferHistory } from './offer-history.tsx';
import classes from './offers.module.css';

/** What is known of an offer before the agency has passed it on. */
function HiddenFacts({ offer: { receivedAt, validUntil, state } }: { offer: OwnerOffer }) {
	const text = useText();
	return (
		<>
			<dl className={classes.facts}>
				<div>
					<dt>{text('offers.facts.received')}</dt>
					<dd>
						<Instant at={receivedAt} />
					</dd>
				</div>
				{validUntil && (
					<div>
						<dt>{text('offers.facts.validUntil')}</dt>
						<dd>
							<Instant at={validUntil} />
						</dd>
					</div>
				)}
			</dl>
			{state === 'received' && <p className={classes.said}>{text('offers.notPassedOn')}</p>}
		</>
	);
}

function Facts({ offer, askingPrice }: { offer: ShownOffer; askingPrice: number | undefined }) {
	return (
		<dl className={classes.facts}>
			{useOfferFacts(askingPrice).map(({ id, name, cell }) => (
				<div key={id}>
					<dt>{name}</dt>
					<dd>{cell(offer)}</dd>
				</div>
			))}
		</dl>
	);
}

/** An offer with its facts, its history and, while it can be answered, the form for it. */
export function OfferCard({ offer, data }: { offer: OwnerOffer; data: OffersData }) {
	const text = useText();
	const language = useLanguage();
	const { id, reference, state, terms, canAnswer, history } = offer;
	const name = terms ? formatPrice(terms.amount, language) : text('offers.hidden');
	return (
		<li className={classes.offer} id={offerAnchor(id)}>
			<h3 className={classes.name}>
				{name}
				<OfferBadge state={state} />
			</h3>
			<p className={classes.said}>{text('offers.reference', { reference })}</p>
			{terms ? (
				<Facts offer={{ ...offer, terms }} askingPrice={data.askingPrice} />
			) : (
				<HiddenFacts offer={offer} />
			)}
			<details className={classes.more}>
				<summary>{text('offers.history', { count: history.length })}</summary>
				<OfferHistory history={history} />
			</details>
			{(canAnswer || data.typed?.offer === id) && <AnswerForm offer={offer} data={data} />}
		</li>
	);
}
