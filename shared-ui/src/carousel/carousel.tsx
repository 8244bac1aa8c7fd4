import { Children, isValidElement, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from '../icons/icons.ts';
import { useText } from '../text.ts';
import classes from './carousel.module.css';
import { nextSlide, previousSlide, scrollToSlide } from './slide-row.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselProps {
	/** What is in it, for screen readers */
	label: string;
	/** Each becomes a slide */
	children: ReactNode;
}

/**
 * Items in a row that moves by itself until the visitor looks, touches or pauses (website.md §9, decisions 38). The row
 * is scrolled and snapped by the browser: without JavaScript it is swept by finger, wheel or arrow keys.
 */
export function Carousel({ label, children }: CarouselProps) {
	const text = useText();
	const row = useRef<HTMLUListElement>(null);
	const slides = Children.toArray(children);
	const [isPaused, setPaused] = useState(false);
	const { isAlive, mayMove, holdProps } = useAutoplay(row, isPaused || slides.length < 2);

	function move(to: typeof nextSlide) {
		if (row.current) scrollToSlide(row.current, to(row.current));
	}

	const button = (name: string, icon: typeof IconPlay, onClick: () => void) => (
		<button type="button" className={classes.button} aria-label={text(name)} onClick={onClick}>
			<Icon of={icon} size={20} />
		</button>
	);

	return (
		<section className={classes.carousel} aria-label={label} {...holdProps}>
			<ul
				ref={row}
				className={classes.slides}
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
				tabIndex={0}
			>
				{slides.map((slide, index) => (
					<li key={isValidElement(slide) ? slide.key : index} className={classes.slide}>
						{slide}
					</li>
				))}
			</ul>
			{slides.length > 1 && (
				<div className={classes.controls} data-waiting={isAlive ? undefined : true}>
					{button('ui.carousel.previous', IconChevronLeft, () => move(previousSlide))}
					{mayMove &&
						button(isPaused ? 'ui.carousel.play' : 'ui.carousel.pause', isPaused ? IconPlay : IconPause, () =>
							setPaused(!isPaused),
						)}
					{button('ui.carousel.next', IconChevronRight, () => move(nextSlide))}
				</div>
			)}
		</section>
	);
}
