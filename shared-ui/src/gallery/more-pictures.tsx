import { MOSAIC_SIZE } from './gallery.tsx';
import classes from './more-pictures.module.css';
import { PictureLink } from './picture-link.tsx';
import { useViewed } from './picture-viewer.tsx';

/** The pictures of the surrounding viewer that the mosaic has no place for. */
export function MorePictures() {
	const { pictures } = useViewed();
	return (
		<ul className={classes.more}>
			{pictures.slice(MOSAIC_SIZE).map((picture) => (
				<li key={picture.ID} className={classes.tile}>
					<PictureLink picture={picture} sizes="(min-width: 767px) 280px, 50vw" ratio={4 / 3} />
				</li>
			))}
		</ul>
	);
}
