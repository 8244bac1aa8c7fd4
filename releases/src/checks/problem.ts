const PROBLEM_CODES = [
	'missing-file',
	'wrong-size',
	'wrong-hash',
	'missing-assets',
	'contract',
	'shared-range',
	'library-version',
	'capability',
	'route-conflict',
	'place-conflict',
	'mantine-css',
	'css-reach',
	'broken-bundle',
	'render-error',
	'render-timeout',
	'missing-text',
	'licence',
	'size-growth',
	'no-browser',
	'browser-endless',
	'no-shell',
	'hydration',
	'console',
	'console-log',
	'other-host',
	'accessibility',
	'page-write',
	'event-stop',
	'leak',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What says nothing of the version: it could not be looked at. */
const NOT_SEEN: ReadonlySet<ProblemCode> = new Set(['no-browser', 'no-shell']);

/** Could the version not be looked at for it? Then nothing is to be mended in the version. */
export const isNotSeen = ({ code }: Problem): boolean => NOT_SEEN.has(code);

/** One reason why a version must not go to visitors. */
export interface Problem {
	code: ProblemCode;
	/** What is wrong, one sentence */
	what: string;
	/** File, route or slot */
	where: string;
	/** What to do about it */
	mend: string;
}
