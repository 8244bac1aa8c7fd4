import type { BrowserReport } from '../page/reports/report-kinds.ts';

/** Dispatched on `window`, with the report as its detail; the boot script passes it on. */
export const REPORTED = 'estate:report';

/** Reports to the operators, never with personal data. */
export function sendReport(detail: BrowserReport): void {
	dispatchEvent(new CustomEvent(REPORTED, { detail }));
}
