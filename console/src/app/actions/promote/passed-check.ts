import type { CheckReport } from '@estate/releases/operations';
import type { ConsoleCheck } from '../../../console-api.ts';

/** What was checked, and what was found. */
export interface PassedCheck {
	check: ConsoleCheck;
	report: CheckReport;
	/** With it the browser does not look a second time */
	receipt: string | undefined;
}
