import type { Crumb, Picture as PictureData } from '@estate/shared-contract';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import classes from './page-banner.module.css';

export interface PageBannerProps {
	title: string;
	/** Home first */
	crumbs: readonly Crumb[];
	description?: string | undefined;
	/** Full-width picture behind the title, under a veil */
	picture?: PictureData | undefined;
	children?: ReactNode;
}

/** Head of every page but home: the trail and the page's one h1 (website.md §2). */
export function PageBanner({ title, crumbs, description, picture, children }: PageBannerProps) {
	return (
		<header className={classNames(classes.banner, picture && classes.pictured)}>
			{picture && <Picture className={classes.picture} picture={picture} alt="" sizes="100vw" priority />}
			<div className={classes.content}>
				<Breadcrumbs crumbs={crumbs} />
				<h1 className={classes.title} tabIndex={-1}>
					{title}
				</h1>
				{description && <p className={classes.description}>{description}</p>}
				{children}
			</div>
		</header>
	);
}
