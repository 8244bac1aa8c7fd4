import { useHost, useText } from '@estate/remote-kit';
import { type Goal, PRICE_RANGES, type PropertyFacets } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { TextInput } from '@estate/shared-ui/mantine/controls';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { BOUND_CLASSES } from './bound-classes.ts';
import classes from './fields.module.css';
import {
	type Bounds,
	boundAsText,
	commitMax,
	commitMin,
	digitsOf,
	isNoPrice,
	LONGEST_PRICE,
	takesKey,
} from './price-input.ts';
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
	const id = useId();
	const lower = useRef<HTMLInputElement>(null);
	const upper = useRef<HTMLInputElement>(null);
	const slider = useRef<PriceSliderHandle>(null);
	const isHydrated = useHydrated();
	const range = PRICE_RANGES[goal];

	/** Puts bounds into the fields; a bound of the range itself leaves its field empty. */
	function fill({ min, max }: Partial<Bounds>) {
		if (lower.current && min !== undefined) lower.current.value = boundAsText(min, range.min, language);
		if (upper.current && max !== undefined) upper.current.value = boundAsText(max, range.max, language);
	}

	/** What is no price stays as it was typed. */
	function commit({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
		if (isNoPrice(currentTarget.value)) return onCommit();
		const [min, max] = [digitsOf(lower.current?.value ?? ''), digitsOf(upper.current?.value ?? '')];
		const bounds =
			currentTarget === lower.current
				? { min: commitMin(min, Number(max) || range.max, range), max: Number(max) || range.max }
				: { min: Number(min) || range.min, max: commitMax(max, Number(min) || range.min, range) };
		if (currentTarget === lower.current) fill({ min: bounds.min });
		else fill({ max: bounds.max });
		slider.current?.show(bounds);
		onCommit();
	}

	const behaviour = {
		inputMode: 'numeric' as const,
		autoComplete: 'off',
		maxLength: LONGEST_PRICE,
		classNames: BOUND_CLASSES,
		onBlur: commit,
		onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
			if (event.key === 'Enter') commit(event);
			else if (!takesKey(event)) event.preventDefault();
		},
	};

	return (
		<>
			{isHydrated && <PriceSlider ref={slider} range={range} price={price} prices={prices} onSlide={fill} />}
			<div className={classes.pair}>
				<TextInput
					{...behaviour}
					ref={lower}
					id={`${id}-min`}
					name="price-min"
					label={text('filters.min')}
					aria-label={text('filters.priceMin')}
					placeholder={formatNumber(range.min, language)}
					defaultValue={boundAsText(price.min, range.min, language)}
				/>
				<TextInput
					{...behaviour}
					ref={upper}
					id={`${id}-max`}
					name="price-max"
					label={text('filters.max')}
					aria-label={text('filters.priceMax')}
					placeholder={`${formatNumber(range.max, language)}+`}
					defaultValue={boundAsText(price.max, range.max, language)}
				/>
			</div>
		</>
	);
}
