import { Picture } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import type { HomeBanner } from '../../pages/home-banner.ts';
import classes from './home-banner-view.module.css';

/** One sentence on a full-width picture, and what is laid on its lower edge. */
export function HomeBannerView({ banner, children }: { banner: HomeBanner; children: ReactNode }) {
	const { title, description, picture, alt } = banner;
	return (
		<header className={classes.banner}>
			<div className={picture ? `${classes.stage} ${classes.pictured}` : classes.stage}>
				{picture && (
					<Picture className={classes.picture} picture={picture} alt={alt} sizes="100vw" priority />
				)}
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
