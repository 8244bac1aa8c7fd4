import { useText } from '@estate/remote-kit';
import type { OfferStep } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Instant } from './offer-facts.tsx';
import classes from './offers.module.css';

/** What happened to an offer, the oldest step first: who, when, and what was said. */
export function OfferHistory({ history }: { history: readonly OfferStep[] }) {
	const text = useText();
	const language = useLanguage();
	const wordsOf = ({ state, answer, amount, author = '' }: OfferStep) => {
		const values = { author, amount: amount ? formatPrice(amount, language) : '' };
		if (answer) return text(`offers.steps.${answer}`, values);
		return text(`offers.steps.${state}${state === 'countered' && amount ? 'With' : ''}`, values);
	};
	return (
		<ol className={classes.history}>
			{history.map((step) => (
				<li key={step.id}>
					<Instant at={step.at} />
					<span>
						{wordsOf(step)}
						{step.note && <q className={classes.note}>{step.note}</q>}
					</span>
				</li>
			))}
		</ol>
	);
}
