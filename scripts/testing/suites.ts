import { browserSuite } from './browser-suite.ts';
import { checkSuite } from './check-suite.ts';
import type { Suite } from './suite.ts';
import { suiteOf } from './suite-of.ts';
import { apiSuite, longServerSuite, serverSuite, unitSuite } from './vitest-suites.ts';

/** All that `npm test` can run, in this order; those of a row run beside each other. */
export const SUITE_ROWS: readonly (readonly Suite[])[] = [
	[
		checkSuite('lint', 'format, lint and import borders (Biome)', 'biome', ['check', '.']),
		checkSuite('types', 'types of all packages (TypeScript)', 'tsc', [
			...['-p', 'tsconfig.json'],
			// Several checkers infer most types each for itself: half as much time again, and no answer any sooner.
			...['--checkers', '1'],
		]),
		unitSuite,
	],
	[apiSuite, serverSuite],
	[
		browserSuite('browser', 'journeys, budgets and drills in a real Chromium (Playwright)', [
			'journeys',
			'budgets',
			'drills',
		]),
	],
	[
		{
			...suiteOf('long', 'further pages, forms and languages, mails, and drills that take minutes', [
				longServerSuite,
				browserSuite('long-browser', 'what of these has a browser', ['journeys-long', 'long', 'long-drills']),
			]),
			isOnDemand: true,
		},
	],
	[
		{
			...browserSuite('registry', 'a remote in a repository of its own, with packages of the npm registry', [
				'registry-drills',
			]),
			isOnDemand: true,
		},
	],
	[
		{
			...checkSuite('observability', 'each alert rule against its fault (promtool of Prometheus)', 'node', [
				'scripts/observability/check-rules.ts',
			]),
			isOnDemand: true,
		},
	],
	[
		{
			...browserSuite('deploy', 'the files of deployment, behind a real Caddy and a real nginx', [
				'deploy-drills',
			]),
			isOnDemand: true,
		},
	],
	[{ ...browserSuite('chaos', 'each fault into each remote', ['chaos']), isOnDemand: true }],
	[{ ...browserSuite('attack', 'each known attack, on a stack of its own', ['attack']), isOnDemand: true }],
];
