// Recorded answers of the api, for tests and for the checks before a promotion. Never shipped to a browser.

export { HOME_ROWS } from './home-rows.ts';
export { sampleHome, sampleHomes } from './homes.ts';
export { sampleModules } from './modules.ts';
export { SAMPLE_CREDENTIALS, SAMPLE_OWNER, SAMPLE_SESSION_COOKIE } from './owner.ts';
export { samplePage } from './pages.ts';
export { sampleProject, sampleProjects } from './projects.ts';
export * from './sample-answer.ts';
export * from './sample-routes.ts';
export * from './serve-samples.ts';
export { SAMPLE_CONFIGURATION, SAMPLE_SITE } from './site.ts';
export * from './situations.ts';
