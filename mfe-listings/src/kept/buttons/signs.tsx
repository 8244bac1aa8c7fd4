interface SignProps {
	path: string;
}

/** Tabler's drawings joined to one path each: a page of cards has two dozen of them. */
export const HEART = 'M19.5 12.572 12 20l-7.5-7.428A5 5 0 1 1 12 6.006a5 5 0 1 1 7.5 6.572';
export const SCALES = 'M7 20h10M6 6l6-1 6 1M12 3v17M9 12 6 6l-3 6a3 3 0 0 0 6 0M21 12l-3-6-3 6a3 3 0 0 0 6 0';

export function Sign({ path }: SignProps) {
	return (
		<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
			<path d={path} />
		</svg>
	);
}
