import type { OwnerFigures } from '@estate/shared-contract';
import { Comparison } from './comparison.tsx';
import classes from './figures.module.css';
import { FunnelList } from './funnel-list.tsx';
import { Interest } from './interest.tsx';
import { PriceChanges } from './price-changes.tsx';

/** What is counted around a property between two days, beside its views. */
export function FiguresView({ figures, from, to }: { figures: OwnerFigures; from: string; to: string }) {
	return (
		<div className={classes.figures}>
			<PriceChanges figures={figures} from={from} />
			<Interest figures={figures} to={to} />
			<FunnelList funnel={figures.funnel} />
			<Comparison comparison={figures.comparison} />
		</div>
	);
}
