import { useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { useRecordView } from '../recent/use-record-view.ts';
import { comparison, favourites } from '../storage/kept-lists.ts';
import { useIsKept } from '../storage/use-kept.ts';
import classes from './home-keeping.module.css';
import { HEART, SCALES, Sign } from './signs.tsx';
import { toggleComparison, toggleFavourite } from './toggles.ts';

/** The two buttons on a home's own page, which also notes that it was viewed. */
export function HomeKeeping({ home }: { home: PropertySummary }) {
	const text = useText();
	const { ID } = home;
	const isFavourite = useIsKept(favourites, ID);
	const isCompared = useIsKept(comparison, ID);
	useRecordView(home);
	return (
		<p className={classes.buttons}>
			<button
				type="button"
				className={classes.heart}
				aria-pressed={isFavourite ?? false}
				disabled={isFavourite === undefined}
				onClick={() => toggleFavourite(ID)}
			>
				<Sign path={HEART} />
				{text('kept.button.favourite')}
			</button>
			<button
				type="button"
				className={classes.compare}
				aria-pressed={isCompared ?? false}
				disabled={isCompared === undefined}
				onClick={() => toggleComparison(ID)}
			>
				<Sign path={SCALES} />
				{text('kept.button.compare')}
			</button>
		</p>
	);
}
