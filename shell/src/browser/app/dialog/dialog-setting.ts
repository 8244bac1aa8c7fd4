import type { Navigation } from '../navigation/navigation.ts';
import type { PageSource } from '../page/page-source.ts';
import type { Services } from '../services.ts';

/** What a dialog needs of the application. */
export interface DialogSetting {
	services: Services;
	navigation: Navigation;
	source: PageSource;
}
