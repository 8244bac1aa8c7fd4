import { Picture, useText } from '@estate/shared-ui';
import type { CSSProperties, ReactNode } from 'react';
import type { ModuleBackground } from './module-background.ts';
import type { ModuleContent } from './module-content.ts';
import classes from './module-frame.module.css';
import './on-dark.css';

const joined = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');

function Gallery({ background }: { background: ModuleBackground & { type: 'gallery' } }) {
	const text = useText();
	return (
		<ul className={classes.gallery} aria-label={text('gallery')}>
			{background.pictures.map((picture) => (
				<li key={picture.ID}>
					<Picture picture={picture} alt={picture.Name} sizes="(min-width: 767px) 33vw, 80vw" ratio={4 / 3} />
				</li>
			))}
		</ul>
	);
}

/** The band that a module stands in: its background, its space, its width. */
export function ModuleFrame({ module, children }: { module: ModuleContent; children: ReactNode }) {
	const { background, className, id } = module;
	const isLight = background.type === 'image' || (background.type === 'color' && background.isDark);
	const { type } = background;
	const isMiddle = type === 'color' && background.isMiddle;
	const style = type === 'color' ? ({ '--module-color': background.color } as CSSProperties) : undefined;
	return (
		<section
			id={`module-${id}`}
			className={joined(
				classes.module,
				type === 'color' && (module.isWide ? classes.band : classes.panel),
				type === 'color' && (background.isDark ? classes.deep : classes.light),
				type === 'image' && joined(classes.panel, classes.pictured),
				isLight && 'content-on-dark',
				isMiddle && 'content-on-middle',
				className,
			)}
			style={style}
		>
			{background.type === 'image' && (
				<Picture className={classes.backdrop} picture={background.picture} alt="" sizes="100vw" />
			)}
			<div className={classes.content}>
				{children}
				{background.type === 'gallery' && <Gallery background={background} />}
			</div>
		</section>
	);
}
