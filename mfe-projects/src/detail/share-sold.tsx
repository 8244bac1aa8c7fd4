import { useText } from '@estate/remote-kit';
import classes from './share-sold.module.css';

/** How much of a project is sold, as words and as a bar. */
export function ShareSold({ sold, total }: { sold: number; total: number }) {
	const text = useText();
	if (total <= 0) return null;
	const words = sold >= total ? text('detail.allSold') : text('detail.sold', { count: sold, total });
	return (
		<div className={classes.share}>
			<p className={classes.words}>{words}</p>
			<meter className={classes.bar} min={0} max={total} value={Math.min(sold, total)} aria-label={words} />
		</div>
	);
}
