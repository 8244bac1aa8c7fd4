import { useText } from '@estate/remote-kit';
import { type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { maskIcon } from '@estate/shared-ui';
import { comparison, favourites } from '../storage/kept-lists.ts';
import { useIsKept } from '../storage/use-kept.ts';
import classes from './card-buttons.module.css';
import { toggleComparison, toggleFavourite } from './toggles.ts';

type Titled = Pick<PropertySummary, 'ID' | 'TypeDescription'>;

/** Keeps a home as a favourite. It follows the card's link in the order of the Tab key, and waits for the page to be alive. */
export function HeartButton({ home }: { home: Titled }) {
	const text = useText();
	const isFavourite = useIsKept(favourites, home.ID);
	return (
		<button
			type="button"
			className={maskIcon(classes.heart)}
			aria-pressed={isFavourite ?? false}
			aria-label={text('kept.button.favouriteHome', { title: withoutBadge(home.TypeDescription) })}
			disabled={isFavourite === undefined}
			onClick={() => toggleFavourite(home.ID)}
		/>
	);
}

/** Heart and compare toggle on a card's picture, for pages that say what a press did. */
export function CardButtons({ home }: { home: Titled }) {
	const text = useText();
	const isCompared = useIsKept(comparison, home.ID);
	return (
		<>
			<HeartButton home={home} />
			<button
				type="button"
				className={maskIcon(classes.compare)}
				aria-pressed={isCompared ?? false}
				aria-label={text('kept.button.compareHome', { title: withoutBadge(home.TypeDescription) })}
				disabled={isCompared === undefined}
				onClick={() => toggleComparison(home.ID)}
			/>
		</>
	);
}
