import { type Picture as PictureData, pictureUrl } from '@estate/shared-contract';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import classes from './picture-link.module.css';
import { usePictureName } from './picture-name.ts';
import { useViewed } from './picture-viewer.tsx';

type Looks = Pick<PictureProps, 'sizes' | 'ratio' | 'priority'>;

/** A picture that opens over the page; without JavaScript the browser shows it by itself. */
export function PictureLink({ picture, ...looks }: { picture: PictureData } & Looks) {
	const { title, pictures, open, prepare } = useViewed();
	const nameOf = usePictureName(title, pictures);
	return (
		<a
			className={classes.link}
			href={pictureUrl(picture.ID, 1360, 'jpg')}
			onClick={(event) => open(event, picture)}
			onPointerEnter={prepare}
			onFocus={prepare}
		>
			<Picture picture={picture} alt={nameOf(picture)} {...looks} />
		</a>
	);
}
