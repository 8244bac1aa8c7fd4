import type { HeadingLevel } from './heading-level.ts';
import classes from './module-heading.module.css';

const SIZES = [classes.size1, classes.size2, classes.size3, classes.size4, classes.size5, classes.size6];

export interface ModuleHeadingProps {
	level: HeadingLevel;
	/** 1 (largest) to 6: how large it looks, whatever its level is */
	size: number;
	children: string;
}

/** A heading of the content: its rank in the page and its size are two things. */
export function ModuleHeading({ level, size, children }: ModuleHeadingProps) {
	const Heading = `h${level}` as const;
	return <Heading className={SIZES[Math.min(6, Math.max(1, size)) - 1]}>{children}</Heading>;
}
