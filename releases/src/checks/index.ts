export * from './check-state.ts';
export * from './check-version.ts';
export { ChecksFailed } from './checks-failed.ts';
export { type BrowserLook, lookInBrowser } from './look-in-browser.ts';
export { sizeText } from './sizes/check-sizes.ts';
