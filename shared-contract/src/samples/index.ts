// Recorded answers of the api, for tests and for the checks before a promotion. Never shipped to a browser.

export * from './account.ts';
export { SAMPLE_ACTION } from './agency-action.ts';
export { cpuMs } from './cpu-ms.ts';
export { freePort } from './free-port.ts';
export { sampleModules } from './modules.ts';
export { SAMPLE_CREDENTIALS, SAMPLE_OWNER, SAMPLE_SESSION_COOKIE, SAMPLE_STATISTICS } from './owner.ts';
export { SAMPLE_FILE_TOKEN, SAMPLE_MESSAGES } from './owner-messages.ts';
export { SAMPLE_OFFERS } from './owner-offers.ts';
export { samplePage } from './pages.ts';
export { sampleImage } from './pictures.ts';
export { samplePlacePage } from './place-page.ts';
export { sampleProject, sampleProjects, sampleUnit } from './projects.ts';
export { sampleProperties, sampleProperty } from './properties.ts';
export { PROPERTY_ROWS } from './property-rows.ts';
export { SAMPLE_REFERENCE, SAMPLE_SEARCHES_TOKEN, SAMPLE_SLOTS, SAMPLE_TOKENS } from './requests.ts';
export * from './sample-answer.ts';
export * from './sample-call.ts';
export * from './sample-routes.ts';
export { SAMPLE_KEPT, SAMPLE_SEARCH_CHANGE_COOKIE, SAMPLE_SEARCHES } from './saved-searches.ts';
export { searchProperties } from './search-properties.ts';
export * from './serve-samples.ts';
export { SAMPLE_CONFIGURATION, SAMPLE_SITE } from './site.ts';
export * from './situations.ts';
