/** Index of the picture that a key leads to, of `count` pictures; undefined for a key that leads nowhere. */
export function pictureForKey(key: string, index: number, count: number): number | undefined {
	if (key === 'ArrowRight') return Math.min(index + 1, count - 1);
	if (key === 'ArrowLeft') return Math.max(index - 1, 0);
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	return undefined;
}
