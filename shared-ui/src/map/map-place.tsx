import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useAlive } from '../cards/use-alive.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { IconMap } from '../icons/icons.ts';
import { ButtonLook } from '../links/button-look.tsx';
import { useText } from '../text.ts';
import type { MapFrameProps } from './map-frame.tsx';
import classes from './map-place.module.css';

/** The frame and the schema of its messages: no visitor fetches them who does not ask for a map. */
const MapFrame = lazy(async () => ({ default: (await import('./map-frame.tsx')).MapFrame }));

export interface MapPlaceProps extends Omit<MapFrameProps, 'fallback'> {
	/** A page that was asked for with its map shows it at once; elsewhere a button does */
	isAsked?: boolean;
	/** Said where there is no JavaScript: what stands in for the map, such as the list */
	without: ReactNode;
	/** Laid over the map, such as the card of a property that was chosen */
	children?: ReactNode;
	className?: string | undefined;
}

/** Where a map stands. Nothing of it is loaded until it is asked for; the keyboard can skip it. */
export function MapPlace({ isAsked = false, without, children, className, ...frame }: MapPlaceProps) {
	const text = useText();
	const end = useId();
	const [isWanted, setWanted] = useState(isAsked);
	const isAlive = useAlive();
	const loading = <p role="status">{text('ui.map.loading')}</p>;
	return (
		<div className={classNames(classes.place, className)}>
			{isWanted && (
				<a className={classes.skip} href={`#${end}`}>
					{text('ui.map.skip')}
				</a>
			)}
			<div className={classes.ground}>
				{!isWanted && (
					<ButtonLook icon={<Icon of={IconMap} />} disabled={!isAlive} onClick={() => setWanted(true)}>
						{text('ui.map.show')}
					</ButtonLook>
				)}
				{isWanted && isAlive && (
					<Suspense fallback={loading}>
						<MapFrame {...frame} fallback={loading} />
					</Suspense>
				)}
				<noscript>
					<p className={classes.without}>{without}</p>
				</noscript>
				{children}
			</div>
			<span id={end} tabIndex={-1} className={classes.end} />
		</div>
	);
}
