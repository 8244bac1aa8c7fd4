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
	words: CostWords['mortgage'];
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
			<h3 className={classes.subtitle}>{words.title}</h3>
			<fieldset className={classes.fields} disabled={!isLive}>
				<legend className={classes.hiddenLegend}>{words.assumptions}</legend>
				<NumberField
					label={words.ownMeans}
					value={typed.ownMeans}
					error={
						ownMeans === undefined
							? words.bounds({ min: euros(means.min), max: euros(means.max) })
							: undefined
					}
					onChange={change('ownMeans')}
					onLeave={() => ownMeans !== undefined && change('ownMeans')(formatNumber(ownMeans, language))}
				/>
				<NumberField
					label={words.years}
					value={typed.years}
					error={years === undefined ? words.bounds(MORTGAGE_LIMITS.years) : undefined}
					onChange={change('years')}
				/>
				<NumberField
					label={words.rate}
					value={typed.interest}
					error={interest === undefined ? words.bounds(MORTGAGE_LIMITS.interest) : undefined}
					onChange={change('interest')}
				/>
			</fieldset>
			<p className={classes.monthly} aria-live="polite">
				<span className={classes.monthlyLabel}>{words.monthly}</span>
				<output className={classes.monthlyAmount}>
					{isWhole ? euros(monthlyPayment(loan, interest, years)) : '–'}
				</output>
			</p>
			<dl className={classes.sums}>
				{LOAN_SUMS.map((name) => (
					<div key={name}>
						<dt>{words.sums[name]}</dt>
						<dd>{result?.[name] ?? '–'}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
