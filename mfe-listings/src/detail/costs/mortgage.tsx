import { useHost, useText } from '@estate/remote-kit';
import {
	loanFor,
	MORTGAGE_DEFAULTS,
	MORTGAGE_LIMITS,
	monthlyPayment,
	type Purchase,
	totalInterest,
	usualOwnMeans,
} from '@estate/shared-contract';
import { formatNumber, formatPrice } from '@estate/shared-i18n';
import { useState } from 'react';
import classes from './costs-section.module.css';
import { NumberField } from './number-field.tsx';
import { typedAmount, typedWithin } from './typed-number.ts';

interface Props {
	/** EUR */
	price: number;
	/** Costs of the deed of sale, EUR */
	costs: number;
	purchase: Purchase;
	isLive: boolean;
}

/** Loan, monthly payment and interest, from own means, term and rate. */
export function Mortgage({ price, costs, purchase, isLive }: Props) {
	const text = useText();
	const { language } = useHost();
	const means = { min: 0, max: Math.ceil(price + costs) };
	const start = {
		ownMeans: usualOwnMeans(price, costs),
		years: MORTGAGE_DEFAULTS.years,
		interest: MORTGAGE_DEFAULTS.interest,
	};
	const [typed, setTyped] = useState({
		ownMeans: formatNumber(start.ownMeans, language),
		years: String(start.years),
		interest: formatNumber(start.interest, language),
	});
	const ownMeans = typedWithin(typed.ownMeans, means, typedAmount);
	const years = typedWithin(typed.years, MORTGAGE_LIMITS.years);
	const interest = typedWithin(typed.interest, MORTGAGE_LIMITS.interest);
	const euros = (amount: number) => formatPrice(Math.round(amount), language);
	const change = (field: keyof typeof typed) => (value: string) =>
		setTyped((before) => ({ ...before, [field]: value }));

	const isWhole = ownMeans !== undefined && years !== undefined && interest !== undefined;
	const { loan, deed } = loanFor(price + costs, ownMeans ?? 0, purchase);
	const result = isWhole
		? {
				loan: euros(loan),
				deed: euros(deed),
				interest: euros(totalInterest(loan, interest, years)),
			}
		: undefined;
	return (
		<div className={classes.mortgage}>
			<h3 className={classes.subtitle}>{text('detail.mortgage.title')}</h3>
			<fieldset className={classes.fields} disabled={!isLive}>
				<legend className={classes.hiddenLegend}>{text('detail.mortgage.assumptions')}</legend>
				<NumberField
					label={text('detail.mortgage.ownMeans')}
					value={typed.ownMeans}
					error={
						ownMeans === undefined
							? text('detail.mortgage.bounds', { min: euros(means.min), max: euros(means.max) })
							: undefined
					}
					onChange={change('ownMeans')}
					onLeave={() => ownMeans !== undefined && change('ownMeans')(formatNumber(ownMeans, language))}
				/>
				<NumberField
					label={text('detail.mortgage.years')}
					value={typed.years}
					error={years === undefined ? text('detail.mortgage.bounds', MORTGAGE_LIMITS.years) : undefined}
					onChange={change('years')}
				/>
				<NumberField
					label={text('detail.mortgage.rate')}
					value={typed.interest}
					error={
						interest === undefined ? text('detail.mortgage.bounds', MORTGAGE_LIMITS.interest) : undefined
					}
					onChange={change('interest')}
				/>
			</fieldset>
			<p className={classes.monthly} aria-live="polite">
				<span className={classes.monthlyLabel}>{text('detail.mortgage.monthly')}</span>
				<output className={classes.monthlyAmount}>
					{isWhole ? euros(monthlyPayment(loan, interest, years)) : '–'}
				</output>
			</p>
			<dl className={classes.sums}>
				{(['loan', 'deed', 'interest'] as const).map((name) => (
					<div key={name}>
						<dt>{text(`detail.mortgage.sums.${name}`)}</dt>
						<dd>{result?.[name] ?? '–'}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
