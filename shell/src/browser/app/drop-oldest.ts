/** Drops what was set first until so many are left. By hand, as every visitor loads it: `lru-cache` is some KB. */
export function dropOldest(kept: Map<unknown, unknown>, most: number): void {
	for (const oldest of kept.keys()) {
		if (kept.size <= most) return;
		kept.delete(oldest);
	}
}
