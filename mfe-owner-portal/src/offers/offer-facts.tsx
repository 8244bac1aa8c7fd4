import { useText } from '@estate/remote-kit';
import type { OfferState } from '@estate/shared-contract';
import { formatDateTime, formatPrice } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Badge } from '@estate/shared-ui/mantine/data';
import type { ReactNode } from 'react';
import type { ShownOffer } from './choose-compared.ts';

const COLORS: Partial<Record<OfferState, string>> = {
	accepted: 'var(--color-moss)',
	countered: 'var(--color-clay)',
	refused: 'var(--color-danger)',
};

export function OfferBadge({ state }: { state: OfferState }) {
	const text = useText();
	const color = COLORS[state];
	return (
		<Badge component="span" {...(color ? { color } : { variant: 'default' })}>
			{text(`offers.states.${state}`)}
		</Badge>
	);
}

/** An instant to the minute, by the clocks of Belgium. */
export function Instant({ at }: { at: string }) {
	return <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>;
}

/** A fact of an offer: an owner compares offers by it. */
export interface OfferFact {
	id: string;
	name: string;
	cell(offer: ShownOffer): ReactNode;
}

/** The facts of offers, in the order in which they are compared. */
export function useOfferFacts(askingPrice: number | undefined): OfferFact[] {
	const text = useText();
	const language = useLanguage();
	const euro = (amount: number) => formatPrice(amount, language);
	const fact = (id: string, cell: OfferFact['cell']): OfferFact => ({
		id,
		name: text(`offers.facts.${id}`),
		cell,
	});
	const beside = (amount: number, asked: number) => {
		if (amount === asked) return text('offers.asAsked');
		const difference = euro(Math.abs(amount - asked));
		return text(amount > asked ? 'offers.above' : 'offers.below', { difference });
	};
	return [
		...(askingPrice ? [fact('beside', ({ terms }) => beside(terms.amount, askingPrice))] : []),
		fact('financing', ({ terms: { financing, loanAmount } }) => {
			if (!financing) return text('offers.unknown');
			if (financing === 'loan' && loanAmount) return text('offers.loanOf', { amount: euro(loanAmount) });
			return text(`offers.financing.${financing}`);
		}),
		fact('conditions', ({ terms }) => terms.conditions ?? text('offers.noConditions')),
		fact('buyer', ({ terms: { buyer, hasSecondBuyer } }) =>
			hasSecondBuyer ? text('offers.withSecond', { buyer }) : buyer,
		),
		fact('validUntil', ({ validUntil }) =>
			validUntil ? <Instant at={validUntil} /> : text('offers.unknown'),
		),
		fact('received', ({ receivedAt }) => <Instant at={receivedAt} />),
	];
}
