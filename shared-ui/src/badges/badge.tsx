import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './badge.module.css';
import { readableOn } from './readable-on.ts';

export type BadgeTone = 'brand' | 'accent' | 'moss' | 'clay' | 'plain';

export interface BadgeProps {
	children: ReactNode;
	/** `plain` by default */
	tone?: BadgeTone;
	/** A colour from site configuration, `#rrggbb`; it wins over the tone */
	color?: string | undefined;
}

/** A short word about a property: new, in option, sold. */
export function Badge({ children, tone = 'plain', color }: BadgeProps) {
	const style: CSSProperties | undefined = color
		? { backgroundColor: color, color: readableOn(color) }
		: undefined;
	return (
		<span className={classNames(classes.badge, classes[tone])} style={style}>
			{children}
		</span>
	);
}
