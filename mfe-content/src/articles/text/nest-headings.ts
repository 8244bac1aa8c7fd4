/** Sanitised HTML whose highest heading stands one level under `level`; the steps between its headings stay. */
export function nestHeadings(html: string, level: number): string {
	const heading = /<(\/?)h([1-6])\b/gi;
	const levels = [...html.matchAll(heading)].map(([, , found]) => Number(found));
	const shift = level + 1 - Math.min(...levels);
	return html.replace(
		heading,
		(_, slash: string, found: string) => `<${slash}h${Math.min(6, Number(found) + shift)}`,
	);
}
