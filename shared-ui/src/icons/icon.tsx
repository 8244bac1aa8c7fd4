import type { Icon as TablerIcon } from '@tabler/icons-react';

export interface IconProps {
	of: TablerIcon;
	/** CSS pixels; 20 by default */
	size?: number;
	className?: string | undefined;
}

/** A line icon at 1.5 px. It is decoration: the text beside it says what it means. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
	return <Drawing size={size} stroke={1.5} className={className} aria-hidden="true" focusable="false" />;
}
