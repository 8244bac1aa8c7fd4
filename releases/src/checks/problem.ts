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
	'licence',
	'size-growth',
	'no-browser',
	'browser-endless',
	'no-shell',
	'hydration',
	'console',
	'console-log',
	'accessibility',
	'page-write',
	'event-stop',
	'leak',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

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
