import { pictureUrl } from '@estate/shared-contract';
import { Icon } from '../icons/icon.tsx';
import { IconPhoto } from '../icons/icons.ts';
import { PHONE_SIZE } from '../picture/phone-size.ts';
import { useText } from '../text.ts';
import classes from './gallery.module.css';
import { PictureLink } from './picture-link.tsx';
import { useViewed } from './picture-viewer.tsx';

/** Pictures of the mosaic. */
export const MOSAIC_SIZE = 5;

const FIRST_SIZES = `(min-width: 1280px) 640px, (min-width: 767px) 50vw, ${PHONE_SIZE}`;
const OTHER_SIZES = `(min-width: 1280px) 320px, (min-width: 767px) 25vw, ${PHONE_SIZE}`;

/** The first pictures of the surrounding viewer as a mosaic; on a phone a row to swipe through. */
export function Gallery() {
	const text = useText();
	const { title, pictures, open, prepare } = useViewed();
	const shown = pictures.slice(0, MOSAIC_SIZE);
	const [first] = shown;
	// Plans have a tab of their own behind it: named where the mosaic shows one, and where there are plans alone they are the pictures.
	const photos = pictures.filter(({ Kind }) => Kind !== 'plan').length;
	const showsPlan = photos > 0 && shown.some(({ Kind }) => Kind === 'plan');
	if (!first) return <p className={classes.none}>{text('ui.picture.none')}</p>;
	return (
		<div className={classes.gallery}>
			<ul
				className={classes.mosaic}
				data-count={shown.length}
				aria-label={text('ui.gallery.label', { title })}
			>
				{shown.map((picture, index) => (
					<li key={picture.ID} className={classes.tile}>
						<PictureLink
							picture={picture}
							sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
							priority={index === 0}
						/>
					</li>
				))}
			</ul>
			{pictures.length > 1 && (
				<a
					className={classes.all}
					href={pictures.length > MOSAIC_SIZE ? '#photos' : pictureUrl(first.ID, 1360, 'jpg')}
					onClick={(event) => open(event, first)}
					onPointerEnter={prepare}
					onFocus={prepare}
				>
					<Icon of={IconPhoto} size={18} />
					{showsPlan
						? text('ui.gallery.allKinds', { count: pictures.length })
						: text('ui.gallery.all', { count: photos || pictures.length })}
				</a>
			)}
		</div>
	);
}
