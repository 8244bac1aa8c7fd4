// The script of every page: what the frame needs at once, and the moment to load the application.
import { readPageJson } from '../page-data.ts';
import { reportErrors } from '../send-report.ts';
import { loadApplication } from './application.ts';
import { watchDrawer } from './drawer.ts';
import { rememberLanguageChoice } from './language-choice.ts';
import { prefetchDocuments } from './prefetch-documents.ts';
import { watchScroll } from './scroll-marks.ts';
import { whenNeeded } from './when-needed.ts';

const page = readPageJson();

reportErrors();
watchScroll();
watchDrawer();
rememberLanguageChoice();
if (page) {
	prefetchDocuments();
	whenNeeded(page, (why) => loadApplication(page, why));
}
