// For tests that look at single pages; a promotion asks `checkVersion`.
export { checkBrowser } from './check-browser.ts';
export { type DraftSite, startDraftSite } from './draft-site.ts';
export { type DraftBrowser, launchBrowser } from './launch-browser.ts';
export type { PageToVisit } from './pages-to-visit.ts';
export { Visitor } from './visitor.ts';
