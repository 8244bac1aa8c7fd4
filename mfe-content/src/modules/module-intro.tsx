import { PHONE_SIZE, Picture, RichText } from '@estate/shared-ui';
import type { ModuleContent } from './module-content.ts';
import { ModuleHeading } from './module-heading.tsx';
import classes from './module-intro.module.css';

/** Title and texts of the module itself, above what it lists. Nothing when all of them are hidden. */
export function ModuleIntro({ module }: { module: ModuleContent }) {
	const { title, titleLevel, titleSize, description, description2, picture } = module;
	if (!title && !description && !description2 && !picture) return null;
	return (
		<div className={classes.intro}>
			{title && (
				<ModuleHeading level={titleLevel} size={titleSize}>
					{title}
				</ModuleHeading>
			)}
			{description && <RichText className={classes.lead} html={description} />}
			{description2 && <RichText html={description2} />}
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={picture.Name}
					sizes={`(min-width: 1280px) 1280px, (min-width: 767px) 100vw, ${PHONE_SIZE}`}
				/>
			)}
		</div>
	);
}
