/** Page numbers to offer: the first, the last, the current and its neighbours; `gap` where some are left out. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
	const offered = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
	const sorted = [...new Set(offered)].sort((one, other) => one - other);
	return sorted.flatMap((each, index) => {
		const before = sorted[index - 1] ?? 0;
		if (each - before === 2) return [each - 1, each];
		return each - before > 2 ? ['gap' as const, each] : [each];
	});
}
