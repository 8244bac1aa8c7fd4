/** Projects of e2e/playwright.config.ts, and the folders of their tests */
export const PROJECT_FOLDERS = {
	journeys: 'e2e/tests/journeys/',
	budgets: 'bench/tests/',
	drills: 'e2e/tests/drills/',
	long: 'e2e/tests/long/',
	'long-drills': 'e2e/tests/long-drills/',
	chaos: 'e2e/tests/chaos/',
} as const;

export type BrowserProject = keyof typeof PROJECT_FOLDERS;

/** The project whose tests lie in this file or folder. */
export function projectOf(file: string): BrowserProject | undefined {
	const names = Object.keys(PROJECT_FOLDERS) as BrowserProject[];
	return names.find((name) => `${file}/`.startsWith(PROJECT_FOLDERS[name]));
}
