import type { ReactNode } from 'react';
import classes from './groups.module.css';
import type { HeadingLevel } from './heading-level.ts';
import { headingLevel } from './heading-level.ts';
import type { ModuleContent } from './module-content.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleItem } from './module-items.ts';

/** Level of the headings inside a module: one below its own title, if it shows one. */
export function itemLevel({ title, titleLevel }: Pick<ModuleContent, 'title' | 'titleLevel'>): HeadingLevel {
	return title ? headingLevel(titleLevel + 1) : titleLevel;
}

export interface GroupsProps {
	module: ModuleContent;
	children(items: readonly ModuleItem[], level: HeadingLevel): ReactNode;
}

/** What a module lists, group by group; a subcategory has its name above it. */
export function Groups({ module, children }: GroupsProps) {
	const level = itemLevel(module);
	return module.groups.map(({ name, items }) => (
		<div key={name ?? ''} className={classes.group}>
			{name && (
				<ModuleHeading level={level} size={module.titleSize + 1}>
					{name}
				</ModuleHeading>
			)}
			{children(items, name ? headingLevel(level + 1) : level)}
		</div>
	));
}
