import { useRef } from 'react';
import { maskIcon } from '../icons/mask-icon.ts';
import { useText } from '../text.ts';
import classes from './photo-arrows.module.css';

interface Props {
	/** From 0 */
	place: number;
	count: number;
	title: string;
	onMove(place: number): void;
}

/** The arrows over a card's photos, and which of them is in sight. After the last photo comes the first. Few elements: a list has twelve. */
export function PhotoArrows({ place, count, title, onMove }: Props) {
	const text = useText();
	const next = useRef<HTMLButtonElement>(null);
	function back(): void {
		// The arrow goes with the first photo: who pressed it by key stands on the other one.
		if (place === 1) next.current?.focus();
		onMove(place - 1);
	}
	return (
		<div className={classes.arrows} data-place={text('ui.gallery.counter', { number: place + 1, count })}>
			{place > 0 && (
				<button
					type="button"
					className={maskIcon(classes.previous)}
					aria-label={text('ui.cards.previousPhoto', { title })}
					onClick={back}
				/>
			)}
			<button
				ref={next}
				type="button"
				className={maskIcon(classes.next)}
				aria-label={text('ui.cards.nextPhoto', { title })}
				onClick={() => onMove((place + 1) % count)}
			/>
		</div>
	);
}
