export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The page's one h1 stands in its banner, so a module's headings start at h2. */
export function headingLevel(level: number): HeadingLevel {
	return Math.min(6, Math.max(2, Math.round(level))) as HeadingLevel;
}
