import type { ReactNode } from 'react';
import type { HomeBanner } from '../../page/view/home-banner.ts';
import { BannerMediaView } from './banner-media-view.tsx';
import classes from './home-banner-view.module.css';

/** One sentence on a full-width picture, gallery or video, and what is laid on its lower edge. */
export function HomeBannerView({ banner, children }: { banner: HomeBanner; children: ReactNode }) {
	const { title, description, media } = banner;
	return (
		<header className={classes.banner}>
			<div className={media.kind === 'none' ? classes.stage : `${classes.stage} ${classes.pictured}`}>
				<BannerMediaView media={media} />
				<div className={classes.words}>
					<h1 className={classes.title} tabIndex={-1}>
						{title}
					</h1>
					{description && <p className={classes.description}>{description}</p>}
				</div>
			</div>
			<div className={classes.laid}>{children}</div>
		</header>
	);
}
