import { useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { untilAlive, useIsKept } from '@estate/shared-ui/kept';
import { useSetAtom } from '@estate/shared-ui/store';
import { useRecordView } from '../recent/use-record-view.ts';
import { comparison, favourites } from '../storage/kept-lists.ts';
import classes from './property-keeping.module.css';
import { HEART, SCALES, Sign } from './signs.tsx';
import { toggleComparisonAtom, toggleFavouriteAtom } from './toggle-atoms.ts';

/** The two buttons on a property's own page, which also notes that it was viewed. */
export function PropertyKeeping({ property }: { property: PropertySummary }) {
	const text = useText();
	const { ID } = property;
	const isFavourite = useIsKept(favourites, ID);
	const isCompared = useIsKept(comparison, ID);
	const toggleFavourite = useSetAtom(toggleFavouriteAtom);
	const toggleComparison = useSetAtom(toggleComparisonAtom);
	useRecordView(property);
	return (
		<p className={classes.buttons}>
			<button
				type="button"
				className={classes.heart}
				aria-pressed={isFavourite ?? false}
				{...untilAlive(isFavourite === undefined)}
				onClick={() => toggleFavourite(ID)}
			>
				<Sign path={HEART} />
				{text('kept.button.favourite')}
			</button>
			<button
				type="button"
				className={classes.compare}
				aria-pressed={isCompared ?? false}
				{...untilAlive(isCompared === undefined)}
				onClick={() => toggleComparison(ID)}
			>
				<Sign path={SCALES} />
				{text('kept.button.compare')}
			</button>
		</p>
	);
}
