import type { CSSProperties } from 'react';
import { CardGrid } from '../layout/card-grid.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useText } from '../text.ts';
import classes from './skeletons.module.css';

export interface SkeletonProps {
	/** CSS length; the line's own height by default */
	height?: string;
	/** CSS length; the whole width by default */
	width?: string;
	/** Width by height, instead of a height */
	ratio?: number;
}

/** A place that is kept free while something loads. */
export function Skeleton({ height, width, ratio }: SkeletonProps) {
	const style: CSSProperties = {
		...(height ? { height } : {}),
		...(width ? { width } : {}),
		...(ratio ? { aspectRatio: String(ratio), height: 'auto' } : {}),
	};
	return <span className={classes.bone} style={style} aria-hidden="true" />;
}

/** As high as a PropertyCard. */
function CardSkeleton() {
	return (
		<div className={classes.card} aria-hidden="true">
			<Skeleton ratio={4 / 3} />
			<div className={classes.body}>
				<Skeleton height="1.875rem" width="55%" />
				<Skeleton width="90%" />
				<Skeleton width="60%" />
				<Skeleton width="75%" />
			</div>
		</div>
	);
}

/** A list of cards that is on its way. */
export function CardGridSkeleton({ count = 12, columns = 3 }: { count?: number; columns?: number }) {
	const text = useText();
	return (
		<div aria-busy="true">
			<VisuallyHidden>{text('ui.loading')}</VisuallyHidden>
			<CardGrid columns={columns}>
				{Array.from({ length: count }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
					<CardSkeleton key={index} />
				))}
			</CardGrid>
		</div>
	);
}
