import { useText } from '@estate/remote-kit';
import { type Picture as PictureData, pictureUrl } from '@estate/shared-contract';
import { Picture } from '@estate/shared-ui';
import classes from './project-pictures.module.css';

const SHOWN = 3;

/** The first pictures of a project: one large, two beside it; a row to swipe through on a phone. */
export function ProjectPictures({ name, pictures }: { name: string; pictures: readonly PictureData[] }) {
	const text = useText();
	const shown = pictures.slice(0, SHOWN);
	if (shown.length === 0) return null;
	return (
		<ul className={classes.pictures} data-count={shown.length} aria-label={text('detail.pictures', { name })}>
			{shown.map((picture, index) => (
				<li key={picture.ID} className={classes.tile}>
					<a className={classes.link} href={pictureUrl(picture.ID, 1360, 'jpg')}>
						<Picture
							picture={picture}
							alt={text('detail.picture', { number: index + 1, count: pictures.length, name })}
							sizes={index === 0 ? '(min-width: 767px) 840px, 100vw' : '(min-width: 767px) 420px, 100vw'}
							priority={index === 0}
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
