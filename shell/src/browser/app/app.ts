// The application's entry. What it needs is evaluated in pieces: at once it would hold up a phone for a sixth of a second.
import type { PageJson } from '../../page/view/page-json.ts';
import { nextTask } from './next-task.ts';
import { LIBRARIES } from './shared-libraries.ts';
import type { StartupData } from './startup-data.ts';

/** The first format of numbers makes the browser read its tables, which takes longer than any library. */
const readNumberTables = () => void new Intl.NumberFormat(document.documentElement.lang);

/** Takes the page over, between what the visitor does. */
export async function startApplication(page: PageJson, startupData: Promise<StartupData>): Promise<void> {
	for (const evaluate of [...LIBRARIES, readNumberTables]) {
		await nextTask();
		await evaluate();
	}
	await nextTask();
	const { takeOver } = await import(/* webpackMode: "eager" */ './take-over.ts');
	takeOver(page, await startupData);
}

export { LATER_LIBRARIES } from './shared-libraries.ts';

export type AppModule = { startApplication: typeof startApplication };
