import {
	PICTURE_WIDTHS,
	type Picture as PictureData,
	type PictureFormat,
	pictureUrl,
} from '@estate/shared-contract';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import classes from './picture.module.css';

export interface PictureProps {
	picture: PictureData;
	/** What the picture shows; '' when the text beside it says so */
	alt: string;
	/** How wide it is rendered, as the `sizes` attribute says it */
	sizes: string;
	/** It is what the page's first view is about: loaded at once */
	priority?: boolean | undefined;
	/** Width by height, such as 4 / 3: the picture is cropped to it. Its own proportions by default */
	ratio?: number | undefined;
	className?: string | undefined;
}

function srcSet(id: string, format: PictureFormat): string {
	return PICTURE_WIDTHS.map((width) => `${pictureUrl(id, width, format)} ${width}w`).join(', ');
}

/**
 * A picture in every width as AVIF, else as WebP, which every browser that knows `srcset` in our range reads; as JPEG for
 * the others and for anyone who reads `src`. A blurred placeholder and its size are there before it.
 */
export function Picture({ picture, alt, sizes, priority = false, ratio, className }: PictureProps) {
	const style: CSSProperties = {
		...(ratio ? { aspectRatio: String(ratio) } : {}),
		...(picture.Placeholder ? { backgroundImage: `url("${picture.Placeholder}")` } : {}),
	};
	return (
		<picture className={classNames(classes.picture, className)}>
			<source type="image/avif" srcSet={srcSet(picture.ID, 'avif')} sizes={sizes} />
			<img
				className={classes.image}
				style={style}
				src={pictureUrl(picture.ID, 600, 'jpg')}
				srcSet={srcSet(picture.ID, 'webp')}
				sizes={sizes}
				width={picture.Width}
				height={picture.Height}
				alt={alt}
				loading={priority ? 'eager' : 'lazy'}
				fetchPriority={priority ? 'high' : 'auto'}
				decoding={priority ? 'sync' : 'async'}
			/>
		</picture>
	);
}
