export type { OidcSettings } from './access/oidc/oidc-settings.ts';
export { checkReceipt } from './check-receipt.ts';
export type { ConsoleAssets } from './console-document.ts';
export { consoleRoutes } from './console-routes.ts';
export type { ConsoleSettings } from './console-settings.ts';
export { isOperatorBrowser } from './session.ts';
