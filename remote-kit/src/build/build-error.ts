const BUILD_FAILURES = [
	'no-config',
	'bad-config',
	'bad-version',
	'no-slot',
	'no-texts',
	'bad-texts',
	'compile',
	'library-version',
	'mantine-css',
	'css-reach',
	'server-code',
	'schema-library',
	'lacks-parts',
	'bad-manifest',
] as const;

export type BuildFailure = (typeof BUILD_FAILURES)[number];

/** A remote that cannot be built. The message says what is wrong, where, and how to mend it. */
export class BuildError extends Error {
	override readonly name = 'BuildError';
	readonly code: BuildFailure;

	constructor(code: BuildFailure, message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}
