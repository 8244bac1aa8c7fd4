/** Projects of e2e/playwright.config.ts, and the folders of their tests */
export const PROJECT_FOLDERS = {
	journeys: 'e2e/tests/journeys/',
	/** Those of the journeys that bear `LONG_TAG` */
	'journeys-long': 'e2e/tests/journeys/',
	budgets: 'bench/tests/',
	drills: 'e2e/tests/drills/',
	long: 'e2e/tests/long/',
	'long-drills': 'e2e/tests/long-drills/',
	'registry-drills': 'e2e/tests/registry-drills/',
	'deploy-drills': 'e2e/tests/deploy-drills/',
	chaos: 'e2e/tests/chaos/',
	attack: 'e2e/tests/attack/',
} as const;

export type BrowserProject = keyof typeof PROJECT_FOLDERS;

/** Tag of a journey that looks at one more page, form or language by a rule that `npm test` holds at others. */
export const LONG_TAG = '@long';

/** May this file or folder hold tests of the project? */
export function isOfProject(file: string, project: BrowserProject): boolean {
	return `${file}/`.startsWith(PROJECT_FOLDERS[project]);
}

export function isBrowserTest(file: string): boolean {
	return (Object.keys(PROJECT_FOLDERS) as BrowserProject[]).some((project) => isOfProject(file, project));
}
