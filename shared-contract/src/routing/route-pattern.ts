/**
 * Path patterns such as `/te-koop/:city/:slug/:id/`. A segment is a literal or a `:parameter`;
 * parameters named `id` or ending in `Id` take digits only.
 */
export type RouteParams = Record<string, string>;

const PATTERN = /^\/(?:(?:[a-z0-9&._-]+|:[a-zA-Z]+)\/)*$/;

export function isRoutePattern(pattern: string): boolean {
	return PATTERN.test(pattern);
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith(':');
const takesDigits = (name: string) => name === 'id' || name.endsWith('Id');

/** Canonical form of a path: lower case, one slash between segments, a final slash. Percent-encoding is decoded by the caller. */
export function canonicalPath(path: string): string {
	const segments = segmentsOf(path.toLowerCase());
	return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** Parameters of a path that fits the pattern (case-insensitively, with or without a final slash), else undefined. */
export function matchPattern(pattern: string, path: string): RouteParams | undefined {
	const wanted = segmentsOf(pattern);
	const given = segmentsOf(path);
	if (wanted.length !== given.length) return undefined;
	const params: RouteParams = {};
	for (const [index, segment] of wanted.entries()) {
		const value = given[index] ?? '';
		if (!isParameter(segment)) {
			if (segment !== value.toLowerCase()) return undefined;
			continue;
		}
		const name = segment.slice(1);
		if (takesDigits(name) && !/^\d{1,15}$/.test(value)) return undefined;
		params[name] = value.toLowerCase();
	}
	return params;
}

/** What a path has in common with every pattern that it fits: the number of segments and the first one, `:` for a parameter. */
export function shapeOf(path: string): string {
	const [first = '', ...more] = segmentsOf(path);
	return `${more.length} ${isParameter(first) ? ':' : first.toLowerCase()}`;
}

/** The shape of patterns that begin with a parameter, of the same length. */
export function anyOf(shape: string): string {
	return `${shape.slice(0, shape.indexOf(' '))} :`;
}

/** Names of a pattern's parameters, in order. */
export function parameterNames(pattern: string): string[] {
	return segmentsOf(pattern)
		.filter(isParameter)
		.map((segment) => segment.slice(1));
}

/** Writes a path. Throws a RangeError that names the missing parameter. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string | number>>): string {
	return pattern.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
		const value = params[name];
		if (value === undefined || value === '')
			throw new RangeError(`Route ${pattern} needs the parameter "${name}". Pass it to href().`);
		return encodeURIComponent(String(value));
	});
}

/** Two patterns clash when one path could fit both and neither is more literal. */
export function patternsClash(one: string, other: string): boolean {
	const shape = (pattern: string) =>
		segmentsOf(pattern)
			.map((segment) => (isParameter(segment) ? (takesDigits(segment.slice(1)) ? ':digits' : ':') : segment))
			.join('/');
	return shape(one) === shape(other);
}

/** Literal segments first: the order in which patterns are tried. Negative when `one` goes first. */
export function bySpecificity(one: string, other: string): number {
	const rank = (pattern: string) => segmentsOf(pattern).map((segment) => (isParameter(segment) ? 1 : 0));
	const left = rank(one);
	const right = rank(other);
	for (let index = 0; index < Math.min(left.length, right.length); index++) {
		const difference = (left[index] ?? 0) - (right[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
