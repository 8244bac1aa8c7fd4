import { useText } from '@estate/remote-kit';
import {
	EMBED_HOSTS,
	type EmbedHost,
	type Media,
	type Picture as PictureData,
} from '@estate/shared-contract';
import { Icon, IconPlay, IconView360, PHONE_SIZE, Picture } from '@estate/shared-ui';
import { type MouseEvent, useState } from 'react';
import classes from './media-section.module.css';

interface Props {
	media: Extract<Media, { kind: 'embed' }>;
	/** Of the property */
	title: string;
	poster: PictureData | undefined;
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A player of another company in two steps: a picture of our own that says who will get the visitor's data, and the
 * player after the press. The press is the consent, for this one player and not kept. Without JavaScript a plain link.
 */
export function Embed({ media: { host, frame, is, url }, title, poster }: Props) {
	const text = useText();
	const [isAsked, setAsked] = useState(false);
	const { name, company }: EmbedHost = EMBED_HOSTS[host];
	if (isAsked)
		return (
			<iframe
				ref={focus}
				className={classes.frame}
				src={frame}
				title={text(`detail.media.frame.${is}`, { title, host: name })}
				allow="autoplay; fullscreen; picture-in-picture; accelerometer; gyroscope; xr-spatial-tracking"
			/>
		);

	function play(event: MouseEvent) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setAsked(true);
	}

	return (
		<figure className={classes.embed}>
			<a className={classes.poster} href={url} target="_blank" rel="noopener noreferrer" onClick={play}>
				{poster && (
					<Picture picture={poster} alt="" sizes={`(min-width: 961px) 800px, ${PHONE_SIZE}`} ratio={16 / 9} />
				)}
				<span className={classes.play}>
					<Icon of={is === 'tour' ? IconView360 : IconPlay} />
					{text(`detail.media.play.${is}`)}
				</span>
			</a>
			<figcaption className={classes.notice}>
				{text('detail.media.notice', { host: name, company: company ?? name })}
			</figcaption>
		</figure>
	);
}
