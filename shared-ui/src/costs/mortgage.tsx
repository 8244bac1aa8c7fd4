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
import { useLanguage } from '../text.ts';
import { type CostWords, LOAN_SUMS } from './cost-words.ts';
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
	words: CostWords;
}

/** Loan, monthly payment and interest, from own means, term and rate. */
export function Mortgage({ price, costs, purchase, isLive, words }: Props) {
	const language = useLanguage();
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
			<h3 className={classes.subtitle}>{words('mortgage.title')}</h3>
			<fieldset className={classes.fields} disabled={!isLive}>
				<legend className={classes.hiddenLegend}>{words('mortgage.assumptions')}</legend>
				<NumberField
					label={words('mortgage.ownMeans')}
					value={typed.ownMeans}
					error={
						ownMeans === undefined
							? words('mortgage.bounds', { min: euros(means.min), max: euros(means.max) })
							: undefined
					}
					onChange={change('ownMeans')}
					onLeave={() => ownMeans !== undefined && change('ownMeans')(formatNumber(ownMeans, language))}
				/>
				<NumberField
					label={words('mortgage.years')}
					value={typed.years}
					error={years === undefined ? words('mortgage.bounds', MORTGAGE_LIMITS.years) : undefined}
					onChange={change('years')}
				/>
				<NumberField
					label={words('mortgage.rate')}
					value={typed.interest}
					error={interest === undefined ? words('mortgage.bounds', MORTGAGE_LIMITS.interest) : undefined}
					onChange={change('interest')}
				/>
			</fieldset>
			<p className={classes.monthly} aria-live="polite">
				<span className={classes.monthlyLabel}>{words('mortgage.monthly')}</span>
				<output className={classes.monthlyAmount}>
					{isWhole ? euros(monthlyPayment(loan, interest, years)) : '–'}
				</output>
			</p>
			<dl className={classes.sums}>
				{LOAN_SUMS.map((name) => (
					<div key={name}>
						<dt>{words(`mortgage.sums.${name}`)}</dt>
						<dd>{result?.[name] ?? '–'}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
