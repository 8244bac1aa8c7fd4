// The application: React for `<main>`, one router and one history, and the slots as parcels.
import type { PageJson } from '../../pages/page-json.ts';
import type { SiteFacts } from '../../pages/site-facts.ts';
import { startRouter } from './navigation/start-router.ts';
import { createServices } from './services.ts';

/** What the boot script fetches while this module is on its way. */
export interface Provisions {
	facts: SiteFacts;
	/** Texts of the shell in the page's language */
	texts: Record<string, unknown>;
}

/** Takes the page over: hydrates `<main>`, follows links, brings slots to life by their strategy. */
export async function startApplication(page: PageJson, provisions: Promise<Provisions>): Promise<void> {
	if (!page.view) return;
	const services = createServices(page, page.view, await provisions);
	startRouter(services, page.view);
}

export { SHARED_LIBRARIES } from './shared-libraries.ts';

export type AppModule = { startApplication: typeof startApplication };
