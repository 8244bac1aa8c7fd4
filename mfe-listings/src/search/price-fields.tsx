import { useHost, useText } from '@estate/remote-kit';
import { type Goal, PRICE_RANGES, type SearchFilter } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import classes from './fields.module.css';
import { boundAsText, commitMax, commitMin, digitsOf, takesKey } from './price-input.ts';

interface Props {
	goal: Goal;
	price: SearchFilter['price'];
	/** The fields hold other bounds than before */
	onCommit(): void;
}

/** Lower and upper price as two fields. An empty field stands for the range's own bound, shown as its placeholder. */
export function PriceFields({ goal, price, onCommit }: Props) {
	const text = useText();
	const { language } = useHost();
	const lower = useRef<HTMLInputElement>(null);
	const upper = useRef<HTMLInputElement>(null);
	const range = PRICE_RANGES[goal];

	function commit(event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
		const [min, max] = [lower.current, upper.current];
		if (!min || !max) return;
		if (event.currentTarget === min)
			min.value = boundAsText(commitMin(min.value, Number(max.value) || range.max, range), range.min);
		else max.value = boundAsText(commitMax(max.value, Number(min.value) || range.min, range), range.max);
		onCommit();
	}

	const behaviour = {
		type: 'text',
		inputMode: 'numeric' as const,
		autoComplete: 'off',
		maxLength: 9,
		className: classes.input,
		onBlur: commit,
		onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
			if (event.key === 'Enter') commit(event);
			else if (!takesKey(event)) event.preventDefault();
		},
		onInput({ currentTarget: input }: FormEvent<HTMLInputElement>) {
			const digits = digitsOf(input.value);
			if (digits !== input.value) input.value = digits;
		},
	};

	return (
		<div className={classes.pair}>
			<label className={classes.field}>
				<span className={classes.label}>{text('filters.min')}</span>
				<input
					{...behaviour}
					ref={lower}
					name="price-min"
					aria-label={text('filters.priceMin')}
					placeholder={formatNumber(range.min, language)}
					defaultValue={boundAsText(price.min, range.min)}
				/>
			</label>
			<label className={classes.field}>
				<span className={classes.label}>{text('filters.max')}</span>
				<input
					{...behaviour}
					ref={upper}
					name="price-max"
					aria-label={text('filters.priceMax')}
					placeholder={`${formatNumber(range.max, language)}+`}
					defaultValue={boundAsText(price.max, range.max)}
				/>
			</label>
		</div>
	);
}
