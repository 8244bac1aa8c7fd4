import type { Suite } from './suite.ts';

/** What `npm test -- --help` says. */
export function helpText(suites: readonly Suite[]): string {
	const width = Math.max(...suites.map(({ name }) => name.length));
	const lines = suites.map(
		({ name, what, isOnDemand }) =>
			`  ${name.padEnd(width)} ${what}${isOnDemand ? `; only with --only ${name}` : ''}`,
	);
	return `npm test — everything that has to hold before a change lands.

${lines.join('\n')}

  npm test -- --only unit          one of them (may be given several times); this one takes about a minute
  npm test -- --file api/src/mail  the tests of a file or folder; may stand once
  npm test -- --title 'a link'     the tests that have this in their titles; a block's title and the test's are
                                   joined by ' › '; with --file it is found sooner

  TEST_DATABASE_URL                a PostgreSQL database that may be used for tests, besides the embedded one;
                                   found by itself on 127.0.0.1:5432 when CI=true
  CHROMIUM_PATH                    a browser to use instead of the one that is found or installed

  What failed is told at the end: where, why, its trace, and the command that runs it again. What the tools
  themselves print lies in var/test-reports/, traces in var/test-results/ (npx playwright show-trace <file>).
  A test that was skipped or did not run counts as failed; none is run a second time. The last line is the total;
  the exit code is 0 only when something ran and nothing failed.`;
}
