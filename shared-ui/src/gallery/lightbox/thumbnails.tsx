import { type Picture as PictureData, pictureUrl } from '@estate/shared-contract';
import { useEffect, useRef } from 'react';
import { usePictureName } from '../picture-name.ts';
import classes from './thumbnails.module.css';

interface ThumbnailsProps {
	title: string;
	pictures: readonly PictureData[];
	index: number;
	onIndex(index: number): void;
}

/** All pictures small: the shown one is marked and stays in sight. */
export function Thumbnails({ title, pictures, index, onIndex }: ThumbnailsProps) {
	const row = useRef<HTMLUListElement>(null);
	const nameOf = usePictureName(title, pictures);
	useEffect(() => {
		const element = row.current;
		const shown = element?.children[index] as HTMLElement | undefined;
		if (!element || !shown) return;
		element.scrollLeft = shown.offsetLeft - (element.clientWidth - shown.clientWidth) / 2;
	}, [index]);
	if (pictures.length < 2) return null;
	return (
		<ul ref={row} className={classes.row}>
			{pictures.map((picture, place) => (
				<li key={picture.ID}>
					<button
						type="button"
						className={classes.thumbnail}
						aria-label={nameOf(picture)}
						aria-current={place === index ? true : undefined}
						onClick={() => onIndex(place)}
					>
						<img src={pictureUrl(picture.ID, 100, 'webp')} alt="" width={72} height={54} loading="lazy" />
					</button>
				</li>
			))}
		</ul>
	);
}
