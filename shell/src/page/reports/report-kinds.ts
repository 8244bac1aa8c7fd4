/** What a browser reports to the site's operators. */
export const REPORT_KINDS = [
	'load-error',
	'load-fallback',
	'slow-load',
	'render-error',
	'hydration-error',
	'chunk-error',
	'invalid-view',
	'navigation-error',
	'script-error',
	'event',
] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

export interface BrowserReport {
	kind: ReportKind;
	remote?: string;
	version?: string;
	slot?: string;
	message?: string | undefined;
	/** As the engine writes it */
	stack?: string | undefined;
}
