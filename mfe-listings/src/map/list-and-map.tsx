import { useText } from '@estate/remote-kit';
import { maskIcon } from '@estate/shared-ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { ResultsData } from '../results/results-data.ts';
import classes from './list-and-map.module.css';
import { ResultsMap } from './results-map.tsx';

/** The property whose card an event comes from. */
function propertyOfEvent({ target }: SyntheticEvent): number | undefined {
	const card = (target as Element).closest<HTMLElement>('[data-property]');
	return card ? Number(card.dataset.property) : undefined;
}

interface Props {
	data: Pick<ResultsData, 'filter' | 'items'>;
	/** Draws the list; the cards of these properties stand out */
	children: (marked: readonly number[]) => ReactNode;
}

/** List and map in step: side by side on wide screens, the map above the list below that. */
export function ListAndMap({ data, children }: Props) {
	const text = useText();
	const [pointed, setPointed] = useState<number>();
	const [hovered, setHovered] = useState<readonly number[]>([]);
	const [selected, setSelected] = useState<readonly number[]>([]);

	// Another search, another map: what was chosen on the former one is gone.
	const [search, setSearch] = useState(data.filter);
	if (search !== data.filter) {
		setSearch(data.filter);
		setSelected([]);
		setHovered([]);
	}

	return (
		<div className={classes.both}>
			<div className={classes.map} id="results-map">
				<ResultsMap
					data={data}
					pointed={pointed}
					selected={selected}
					onSelect={setSelected}
					onHover={setHovered}
				/>
			</div>
			<a className={maskIcon(classes.toList)} href="#results-list">
				{text('map.toList')}
			</a>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only follows where pointer and keyboard are; the cards' links do all there is to do */}
			<div
				className={classes.list}
				id="results-list"
				onPointerOver={(event) => setPointed(propertyOfEvent(event))}
				onPointerLeave={() => setPointed(undefined)}
				onFocus={(event) => setPointed(propertyOfEvent(event))}
				onBlur={() => setPointed(undefined)}
			>
				{children([...hovered, ...selected])}
				<div className={classes.back}>
					<a className={maskIcon(classes.toMap)} href="#results-map">
						{text('map.toMap')}
					</a>
				</div>
			</div>
		</div>
	);
}
