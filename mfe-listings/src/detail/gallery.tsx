import { useText } from '@estate/remote-kit';
import { type Picture as PictureData, pictureUrl } from '@estate/shared-contract';
import { Picture } from '@estate/shared-ui';
import classes from './gallery.module.css';

/** Pictures of the mosaic (look: "Detail"). */
export const MOSAIC_SIZE = 5;

interface Props {
	title: string;
	pictures: readonly PictureData[];
}

/** What a picture of a home shows, for those who do not see it. */
function useAlt({ title, pictures }: Props) {
	const text = useText();
	return (picture: PictureData) =>
		text(`detail.gallery.${picture.Kind === 'plan' ? 'plan' : 'picture'}`, {
			number: pictures.indexOf(picture) + 1,
			count: pictures.length,
			title,
		});
}

/** The first pictures as a mosaic; a row to swipe through on a phone. Each leads to itself in full size. */
export function Gallery({ title, pictures }: Props) {
	const text = useText();
	const alt = useAlt({ title, pictures });
	const shown = pictures.slice(0, MOSAIC_SIZE);
	if (shown.length === 0) return <p className={classes.none}>{text('ui.picture.none')}</p>;
	return (
		<div className={classes.gallery}>
			<ul
				className={classes.mosaic}
				data-count={shown.length}
				aria-label={text('detail.gallery.label', { title })}
			>
				{shown.map((picture, index) => (
					<li key={picture.ID} className={classes.tile}>
						<a className={classes.link} href={pictureUrl(picture.ID, 1360, 'jpg')}>
							<Picture
								picture={picture}
								alt={alt(picture)}
								sizes={index === 0 ? '(min-width: 768px) 640px, 100vw' : '(min-width: 768px) 320px, 100vw'}
								priority={index === 0}
							/>
						</a>
					</li>
				))}
			</ul>
			{pictures.length > MOSAIC_SIZE && (
				<a className={classes.all} href="#photos">
					{text('detail.gallery.all', { count: pictures.length })}
				</a>
			)}
		</div>
	);
}

/** The pictures that the mosaic has no place for. */
export function MorePictures({ title, pictures }: Props) {
	const alt = useAlt({ title, pictures });
	return (
		<ul className={classes.more}>
			{pictures.slice(MOSAIC_SIZE).map((picture) => (
				<li key={picture.ID} className={classes.moreTile}>
					<a className={classes.link} href={pictureUrl(picture.ID, 1360, 'jpg')}>
						<Picture
							picture={picture}
							alt={alt(picture)}
							sizes="(min-width: 768px) 280px, 50vw"
							ratio={4 / 3}
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
