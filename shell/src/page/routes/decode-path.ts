/**
 * Path with each segment percent-decoded; undefined when the encoding is broken.
 * A slash that was encoded stays encoded: it never separates segments.
 */
export function decodePath(pathname: string): string | undefined {
	if (!pathname.includes('%')) return pathname;
	try {
		return pathname
			.split('/')
			.map((segment) => decodeURIComponent(segment).replaceAll('/', '%2f'))
			.join('/');
	} catch {
		return undefined;
	}
}
