import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import type { Suite, TestFilter } from './suite.ts';

/** Wrong use of `npm test`; its message says how to use it. */
export class UsageError extends Error {}

export interface Choice extends TestFilter {
	/** Names of suites */
	only?: readonly string[] | undefined;
}

/** The suites of each row that were asked for: by name, by a file of theirs, or all that are not on demand. */
export function chooseSuites(rows: readonly (readonly Suite[])[], { only, file, title }: Choice): Suite[][] {
	const all = rows.flat();
	const unknown = only?.find((name) => !all.some((suite) => suite.name === name));
	if (unknown !== undefined)
		throw new UsageError(`There is no suite "${unknown}": use ${all.map(({ name }) => name).join(', ')}.`);
	if (file !== undefined && !existsSync(path.join(ROOT, file)))
		throw new UsageError(
			`There is no "${file}": give a file or a folder by its path from the project's root.`,
		);
	const whole = (only ?? []).find((name) => !all.some((suite) => suite.name === name && suite.owns));
	if (whole !== undefined && (file !== undefined || title !== undefined))
		throw new UsageError(
			`"${whole}" looks at everything, and knows no --file and no --title: npm run check -- <path> looks at files alone.`,
		);
	const isAskedFor = (suite: Suite) => {
		if (only) return only.includes(suite.name);
		if (file !== undefined) return suite.owns?.(file) === true;
		return !suite.isOnDemand && (title === undefined || suite.owns !== undefined);
	};
	return rows.map((row) => row.filter(isAskedFor)).filter((row) => row.length > 0);
}
