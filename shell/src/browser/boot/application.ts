import { messageOf } from '@estate/shared-contract/message-of';
import type { SiteFacts, VersionFiles } from '../../page/site/site-facts.ts';
import type { PageJson } from '../../page/view/page-json.ts';
import type { AppModule } from '../app/app.ts';
import type { StartupData } from '../app/startup-data.ts';
import { fetchJson } from '../fetch-json.ts';
import { sendReport } from '../send-report.ts';

let isLoading = false;

/** Has the application been asked for? */
export function isApplicationLoading(): boolean {
	return isLoading;
}

async function startupData({ facts, texts, files }: PageJson): Promise<StartupData> {
	const versions = new Map(files.map((href) => [href, fetchJson<VersionFiles>(href)]));
	// Anyone who needs one that failed asks again.
	for (const fetched of versions.values()) fetched.catch(() => {});
	const [siteFacts, shellTexts] = await Promise.all([
		fetchJson<SiteFacts>(facts),
		fetchJson<Record<string, unknown>>(texts),
	]);
	return { facts: siteFacts, texts: shellTexts, versions };
}

/** Loads the application with what it starts from, all at once. Without it the page stays what it is: links and forms work. */
export async function loadApplication(page: PageJson, why: string): Promise<void> {
	if (isLoading) return;
	isLoading = true;
	try {
		const provided = startupData(page);
		// The application says so when it needs them; it may still be on its way, or never come.
		provided.catch(() => {});
		const app = (await import(/* webpackIgnore: true */ page.app)) as AppModule;
		await app.startApplication(page, provided);
	} catch (error) {
		sendReport({
			kind: 'load-error',
			message: `The application (${why}): ${messageOf(error)}`,
		});
	}
}
