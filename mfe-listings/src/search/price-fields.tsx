import { useHost, useText } from '@estate/remote-kit';
import { type Goal, PRICE_RANGES, type PropertyFacets } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import classes from './fields.module.css';
import { type Bounds, boundAsText, commitMax, commitMin, digitsOf, takesKey } from './price-input.ts';
import { PriceSlider, type PriceSliderHandle } from './price-slider.tsx';
import { useHydrated } from './use-hydrated.ts';

interface Props {
	goal: Goal;
	price: Bounds;
	prices: PropertyFacets['prices'];
	/** The fields hold other bounds than before */
	onCommit(): void;
}

/**
 * Lower and upper price as two fields, in step with the thumbs of a slider. An empty field stands for the range's own
 * bound, shown as its placeholder.
 */
export function PriceFields({ goal, price, prices, onCommit }: Props) {
	const text = useText();
	const { language } = useHost();
	const lower = useRef<HTMLInputElement>(null);
	const upper = useRef<HTMLInputElement>(null);
	const slider = useRef<PriceSliderHandle>(null);
	const isHydrated = useHydrated();
	const range = PRICE_RANGES[goal];

	/** Puts bounds into the fields; a bound of the range itself leaves its field empty. */
	function fill({ min, max }: Partial<Bounds>) {
		if (lower.current && min !== undefined) lower.current.value = boundAsText(min, range.min);
		if (upper.current && max !== undefined) upper.current.value = boundAsText(max, range.max);
	}

	function commit({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
		const [min, max] = [lower.current?.value ?? '', upper.current?.value ?? ''];
		const bounds =
			currentTarget === lower.current
				? { min: commitMin(min, Number(max) || range.max, range), max: Number(max) || range.max }
				: { min: Number(min) || range.min, max: commitMax(max, Number(min) || range.min, range) };
		fill(bounds);
		slider.current?.show(bounds);
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
		<>
			{isHydrated && <PriceSlider ref={slider} range={range} price={price} prices={prices} onSlide={fill} />}
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
		</>
	);
}
