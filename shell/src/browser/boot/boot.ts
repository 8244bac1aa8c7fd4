// The script of every page: what the frame needs at once, and when to load the application.
import { readPageJson } from '../page-data.ts';

import { loadApplication } from './application.ts';
import { watchBannerVideo } from './banner-video.ts';
import { watchConnection } from './connection.ts';
import { watchConsent } from './consent.ts';
import { countPropertyViews } from './count-property-views.ts';
import { drawRest } from './draw-rest.ts';
import { watchDrawer } from './drawer.ts';
import { keepEarlyPresses } from './early-presses.ts';
import { watchHealth } from './health.ts';
import { followStoredLanguage, rememberLanguageChoice } from './language-choice.ts';
import { watchPageSections } from './page-sections.ts';
import { prefetchDocuments } from './prefetch-documents.ts';
import { watchReports } from './reports.ts';
import { watchScheme } from './scheme-choice.ts';
import { watchScroll } from './scroll-marks.ts';
import { watchSubMenus } from './sub-menus.ts';
import { whenNeeded } from './when-needed.ts';

const page = readPageJson();

watchReports();
keepEarlyPresses();
watchScheme();
watchScroll();
watchDrawer();
followStoredLanguage();
watchSubMenus();
watchBannerVideo();
watchPageSections();
rememberLanguageChoice();
watchConnection();
drawRest();
if (page) {
	watchConsent(page.consent);
	countPropertyViews(page.view);
	watchHealth(page);
}
if (page?.app) {
	prefetchDocuments();
	whenNeeded(page, (why) => loadApplication(page, why));
}
