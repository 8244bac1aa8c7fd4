// The application: React for `<main>`, one router and one history, and the slots as parcels.
import type { PageJson } from '../../page/view/page-json.ts';
import { watchDevice } from './device/watch-device.ts';
import { followScheme } from './frame/follow-scheme.ts';
import { startRouter } from './navigation/start-router.ts';
import { createServices } from './services.ts';
import type { StartupData } from './startup-data.ts';

/** Hydrates `<main>`, follows links, brings slots to life by their strategy. */
export function takeOver(page: PageJson, startupData: StartupData): void {
	const services = createServices(page, page.view, startupData);
	followScheme(services.store);
	watchDevice(services.store, services.language);
	startRouter(services, page.view);
}
