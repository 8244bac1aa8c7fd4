import { useText } from '@estate/remote-kit';
import { type Picture, pictureUrl } from '@estate/shared-contract';
import classes from './media-section.module.css';

/** A video of the site itself: nothing of it loads before it is played. */
export function OwnVideo({ url, poster }: { url: string; poster: Picture | undefined }) {
	const text = useText();
	return (
		<video
			className={classes.frame}
			controls
			playsInline
			preload="none"
			src={url}
			{...(poster ? { poster: pictureUrl(poster.ID, 1360, 'jpg') } : {})}
		>
			<a href={url}>{text('detail.media.open.video')}</a>
		</video>
	);
}
