import { Breadcrumbs, Picture, readableOn, useText, VisuallyHidden } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import type { PageView } from '../../page/view/page-json.ts';
import { ErrorPageBody } from '../messages/error-page-body.tsx';
import { BannerMediaView } from './banner-media-view.tsx';
import classes from './page-heading.module.css';

function lookOf({ pageBanner, hasBand }: Pick<PageView, 'pageBanner' | 'hasBand'>): {
	className: string;
	style?: CSSProperties;
} {
	if (pageBanner && pageBanner.media.kind !== 'none')
		return { className: `${classes.banner} ${classes.pictured}` };
	if (!pageBanner?.color)
		return {
			className: hasBand ? `${classes.banner} ${classes.coloured} ${classes.band}` : (classes.banner ?? ''),
		};
	const { color } = pageBanner;
	return {
		className: `${classes.banner} ${classes.coloured}`,
		style: { '--banner': color, '--on-banner': readableOn(color) } as CSSProperties,
	};
}

/**
 * Head of every page but home: a band with breadcrumb and the page's one h1 (website.md §2), as far as the page wants them. A
 * slot that renders its own h1 has the breadcrumb alone in a slim band: what it shows begins with pictures and a price.
 */
export function PageHeading({ view }: { view: PageView }) {
	const { heading, headingStyle, hasTrail, trail, notice, language, pageBanner } = view;
	const text = useText();
	const isBanner = headingStyle === 'banner';
	if (!isBanner && !hasTrail)
		return headingStyle === 'none' ? null : (
			<VisuallyHidden as="h1" tabIndex={-1}>
				{heading}
			</VisuallyHidden>
		);
	const { hasBand } = view;
	const ownBand = headingStyle === 'none' && hasBand ? { hasBand } : {};
	const { className, style } = lookOf(isBanner ? view : ownBand);
	const header = (
		<header className={className} style={style}>
			{isBanner && pageBanner && <BannerMediaView media={pageBanner.media} />}
			<div className={isBanner ? classes.words : classes.trail}>
				{hasTrail && <Breadcrumbs crumbs={trail} />}
				{isBanner && pageBanner?.logo && (
					<Picture
						className={classes.logo}
						picture={pageBanner.logo.picture}
						alt={pageBanner.logo.alt}
						sizes="160px"
					/>
				)}
				{notice?.kind === 'not-found' && <p className={classes.kicker}>{text('frame.notFound.heading')}</p>}
				{isBanner && (
					<h1 className={classes.title} tabIndex={-1}>
						{heading}
					</h1>
				)}
				{headingStyle === 'hidden' && (
					<VisuallyHidden as="h1" tabIndex={-1}>
						{heading}
					</VisuallyHidden>
				)}
				{isBanner && pageBanner?.description && (
					<p className={classes.description}>{pageBanner.description}</p>
				)}
			</div>
		</header>
	);
	if (!notice) return header;
	return (
		<>
			{header}
			<ErrorPageBody error={notice} language={language} />
		</>
	);
}
