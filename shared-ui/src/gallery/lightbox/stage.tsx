import type { Picture as PictureData } from '@estate/shared-contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../picture/picture.tsx';
import { usePictureName } from '../picture-name.ts';
import classes from './stage.module.css';

interface StageProps {
	title: string;
	pictures: readonly PictureData[];
	index: number;
	/** The visitor swiped to another picture */
	onIndex(index: number): void;
}

/** A picture that is fitted into its place would show its placeholder beside it. */
const withoutPlaceholder = ({ Placeholder: _, ...picture }: PictureData): PictureData => picture;

const SETTLED_MS = 120;

/** One picture at a time, in a row that the browser scrolls and snaps: swiping is its own. */
export function Stage({ title, pictures, index, onIndex }: StageProps) {
	const row = useRef<HTMLUListElement>(null);
	const settled = useRef<number>(undefined);
	const nameOf = usePictureName(title, pictures);
	const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
	/** Index that the row is on its way to: what passes by meanwhile is not the visitor's choice */
	const aim = useRef<number>(undefined);
	const isPlaced = useRef(false);

	useLayoutEffect(() => {
		const element = row.current;
		const left = (element?.clientWidth ?? 0) * index;
		if (element && Math.abs(element.scrollLeft - left) > 1) {
			aim.current = index;
			element.scrollTo({ left, behavior: isPlaced.current ? 'auto' : 'instant' });
		}
		isPlaced.current = true;
	}, [index]);

	// A picture is fetched when it or its neighbour is looked at, and stays.
	useEffect(() => setAsked((before) => new Set([...before, index - 1, index, index + 1])), [index]);
	useEffect(() => () => window.clearTimeout(settled.current), []);

	function onScroll() {
		window.clearTimeout(settled.current);
		settled.current = window.setTimeout(() => {
			const element = row.current;
			if (!element?.clientWidth) return;
			const seen = Math.round(element.scrollLeft / element.clientWidth);
			if (aim.current !== undefined && aim.current !== seen) return;
			aim.current = undefined;
			onIndex(seen);
		}, SETTLED_MS);
	}

	const takeOver = () => {
		aim.current = undefined;
	};

	return (
		<ul
			ref={row}
			className={classes.row}
			onScroll={onScroll}
			onPointerDown={takeOver}
			onTouchStart={takeOver}
			onWheel={takeOver}
		>
			{pictures.map((picture, place) => (
				<li key={picture.ID} className={classes.place} aria-hidden={place === index ? undefined : true}>
					{(place === index || asked.has(place)) && (
						<Picture
							className={classes.picture}
							picture={withoutPlaceholder(picture)}
							alt={nameOf(picture)}
							sizes="100vw"
							priority
						/>
					)}
				</li>
			))}
		</ul>
	);
}
