import { useText } from '@estate/remote-kit';
import { type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { maskIcon } from '@estate/shared-ui';
import { untilAlive, useIsKept } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { comparison, favourites } from '../storage/kept-lists.ts';
import classes from './card-buttons.module.css';
import { toggleComparisonAtom, toggleFavouriteAtom } from './toggle-atoms.ts';

type Titled = Pick<PropertySummary, 'ID' | 'TypeDescription'>;

/** Keeps a property as a favourite. It follows the card's link in the order of the Tab key, and waits for the page to be alive. */
export function HeartButton({ property }: { property: Titled }) {
	const text = useText();
	const isFavourite = useIsKept(favourites, property.ID);
	const toggle = useSetAtom(toggleFavouriteAtom);
	return (
		<button
			type="button"
			className={maskIcon(classes.heart)}
			aria-pressed={isFavourite ?? false}
			aria-label={text('kept.button.favouriteHome', { title: withoutBadge(property.TypeDescription) })}
			{...untilAlive(isFavourite === undefined)}
			onClick={() => toggle(property.ID)}
		/>
	);
}

/** Heart and compare toggle on a card's picture, for pages that say what a press did. */
export function CardButtons({ property }: { property: Titled }) {
	const text = useText();
	const isCompared = useIsKept(comparison, property.ID);
	const toggle = useSetAtom(toggleComparisonAtom);
	return (
		<>
			<HeartButton property={property} />
			<button
				type="button"
				className={maskIcon(classes.compare)}
				aria-pressed={isCompared ?? false}
				aria-label={text('kept.button.compareHome', { title: withoutBadge(property.TypeDescription) })}
				{...untilAlive(isCompared === undefined)}
				onClick={() => toggle(property.ID)}
			/>
		</>
	);
}
