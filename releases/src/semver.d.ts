/** The three functions of npm's `semver` that this package uses; the package carries no types. */
declare module 'semver' {
	export function satisfies(
		version: string,
		range: string,
		options?: { includePrerelease?: boolean; loose?: boolean },
	): boolean;
	export function validRange(range: string): string | null;
	/** Newest first */
	export function rsort(versions: string[]): string[];
}
