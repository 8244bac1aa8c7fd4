import { TITLE_SEPARATOR } from './suite.ts';

/** Regular expression of the tests with these titles, for a tool that joins them in its own way. */
export function titlePattern(title: string, separator: string): string {
	return title
		.split(TITLE_SEPARATOR)
		.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
		.join(separator);
}
