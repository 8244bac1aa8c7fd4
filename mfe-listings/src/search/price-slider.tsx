import { useHost, useText } from '@estate/remote-kit';
import type { PriceRange, PropertyFacets } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { CSSProperties, FormEvent, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { priceBars } from './price-bars.ts';
import { type Bounds, slideMax, slideMin, thumbPositions } from './price-input.ts';
import classes from './price-slider.module.css';

export interface PriceSliderHandle {
	/** Moves the thumbs */
	show(bounds: Bounds): void;
}

interface Props {
	range: PriceRange;
	/** Where the thumbs start */
	price: Bounds;
	prices: PropertyFacets['prices'];
	ref: Ref<PriceSliderHandle>;
	/** A thumb moves; called while it does, with the bound of that thumb */
	onSlide(moved: Partial<Bounds>): void;
}

/**
 * Two thumbs over the histogram of prices: two range inputs of the browser, one upon the other, with its own keys. They
 * have no name, so a form sends the fields beside them alone.
 */
export function PriceSlider({ range, price, prices, ref, onSlide }: Props) {
	const text = useText();
	const { language } = useHost();
	const track = useRef<HTMLDivElement>(null);
	const lower = useRef<HTMLInputElement>(null);
	const upper = useRef<HTMLInputElement>(null);

	const share = (value: number) => (value - range.min) / (range.max - range.min);
	const words = (value: number) => `${formatPrice(value, language)}${value === range.max ? '+' : ''}`;
	/** Where both thumbs meet at the right end, the lower one must be on top to be taken back. */
	const layerOf = (min: number) => (share(min) > 0.5 ? '1' : '0');
	const start = thumbPositions(price, range);
	const bars = priceBars(prices);

	function show(bounds: Bounds) {
		if (!lower.current || !upper.current) return;
		const { min, max } = thumbPositions(bounds, range);
		lower.current.value = String(min);
		upper.current.value = String(max);
		lower.current.setAttribute('aria-valuetext', words(min));
		upper.current.setAttribute('aria-valuetext', words(max));
		lower.current.style.zIndex = layerOf(min);
		track.current?.style.setProperty('--from', String(share(min)));
		track.current?.style.setProperty('--to', String(share(max)));
	}
	useImperativeHandle(ref, () => ({ show }));

	function slide({ currentTarget }: FormEvent<HTMLInputElement>) {
		const [min, max] = [Number(lower.current?.value), Number(upper.current?.value)];
		const moved: Partial<Bounds> =
			currentTarget === lower.current
				? { min: slideMin(min, max, range) }
				: { max: slideMax(max, min, range) };
		show({ min, max, ...moved });
		onSlide(moved);
	}

	const thumb = {
		min: range.min,
		max: range.max,
		step: range.step,
		className: classes.thumb,
		onInput: slide,
	};
	return (
		<div
			ref={track}
			className={classes.slider}
			style={{ '--from': share(start.min), '--to': share(start.max) } as CSSProperties}
		>
			{bars && <div className={classes.bars} style={{ clipPath: bars }} />}
			<input
				type="range"
				{...thumb}
				ref={lower}
				aria-label={text('filters.priceMin')}
				aria-valuetext={words(start.min)}
				style={{ zIndex: layerOf(start.min) }}
				defaultValue={start.min}
			/>
			<input
				type="range"
				{...thumb}
				ref={upper}
				aria-label={text('filters.priceMax')}
				aria-valuetext={words(start.max)}
				defaultValue={start.max}
			/>
		</div>
	);
}
