import { pictureUrl } from '@estate/shared-contract';
import { BANNER_SIZES, Picture } from '@estate/shared-ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { BannerMedia, BannerPicture } from '../../page/view/banner-media.ts';
import classes from './banner-media-view.module.css';
import { MotionSwitch } from './motion-switch.tsx';
import { startBannerVideo } from './start-banner-video.ts';

/** Each picture stands 3000 ms and gives way in 500 ms (decisions 38) */
const STEP_MS = 3_500;

function Gallery({ pictures }: { pictures: readonly BannerPicture[] }) {
	return (
		<>
			{pictures.map(({ picture, alt }, index) => (
				<div
					key={picture.ID}
					className={classes.slide}
					data-of={pictures.length}
					style={
						{
							'--duration': `${pictures.length * STEP_MS}ms`,
							'--delay': `${(index - pictures.length) * STEP_MS}ms`,
						} as CSSProperties
					}
				>
					<Picture
						className={classes.picture}
						picture={picture}
						alt={alt}
						sizes={BANNER_SIZES}
						priority={index === 0}
					/>
				</div>
			))}
			<div className={classes.veil} />
			<MotionSwitch />
		</>
	);
}

function Video({ url, poster }: { url: string; poster: BannerPicture | undefined }) {
	const video = useRef<HTMLVideoElement>(null);
	useEffect(() => {
		if (video.current) startBannerVideo(video.current);
	}, []);
	return (
		<>
			<video
				ref={video}
				className={classes.video}
				src={url}
				poster={poster && pictureUrl(poster.picture.ID, 1360, 'jpg')}
				muted
				loop
				playsInline
				preload="none"
				data-banner-video=""
				aria-hidden="true"
				tabIndex={-1}
				suppressHydrationWarning
			/>
			<div className={classes.veil} />
			<MotionSwitch />
		</>
	);
}

/** What stands behind a banner's words: a picture, pictures that take turns, or a silent video. It moves by style sheet alone, or by the boot script: nothing waits for React. */
export function BannerMediaView({ media }: { media: BannerMedia }) {
	if (media.kind === 'none') return null;
	return (
		<div className={classes.media} data-motion={media.kind}>
			{media.kind === 'image' && (
				<>
					<Picture
						className={classes.picture}
						picture={media.picture}
						alt={media.alt}
						sizes={BANNER_SIZES}
						priority
					/>
					<div className={classes.veil} />
				</>
			)}
			{media.kind === 'gallery' && <Gallery pictures={media.pictures} />}
			{media.kind === 'video' && <Video url={media.url} poster={media.poster} />}
		</div>
	);
}
