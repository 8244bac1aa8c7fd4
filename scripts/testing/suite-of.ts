import type { Suite, SuiteResult } from './suite.ts';

/** Several suites as one, run one after the other; of a file, only those that own it. */
export function suiteOf(name: string, what: string, parts: readonly Suite[]): Suite {
	return {
		name,
		what,
		uses: Array.from(new Set(parts.flatMap(({ uses }) => uses))),
		owns: (file) => parts.some((part) => part.owns?.(file)),
		async run(run) {
			const { file } = run.filter;
			const results: SuiteResult[] = [];
			for (const part of parts.filter(({ owns }) => file === undefined || owns?.(file)))
				results.push(await part.run(run));
			return {
				passed: results.reduce((sum, { passed }) => sum + passed, 0),
				failures: results.flatMap(({ failures }) => failures),
			};
		},
	};
}
