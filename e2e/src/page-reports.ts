import type { Page } from '@playwright/test';
import { REPORTED } from '../../shell/src/browser/send-report.ts';
import type { BrowserReport } from '../../shell/src/page/reports/report-kinds.ts';

/** What the pages that are opened from now on report to the operators, when they do; it is sent later. */
export async function watchReports(page: Page): Promise<Omit<BrowserReport, 'message'>[]> {
	const reports: Omit<BrowserReport, 'message'>[] = [];
	await page.exposeFunction('noteReport', (report: BrowserReport) => reports.push(report));
	await page.addInitScript((name) => {
		const { noteReport } = window as unknown as { noteReport(report: unknown): void };
		addEventListener(name, (event) => noteReport((event as CustomEvent).detail));
	}, REPORTED);
	return reports;
}
