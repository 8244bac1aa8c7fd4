import { shownDate } from '../calendar/feed-day.ts';
import type { ImportContext } from './import-context.ts';

/** Reports the dates of an item, by their paths, that visitors do not see because no calendar has them. */
export function reportDates(
	dates: Readonly<Record<string, string | undefined>>,
	{ leaveOut }: Pick<ImportContext, 'leaveOut'>,
): void {
	for (const [path, text = ''] of Object.entries(dates))
		if (shownDate(text) === undefined) leaveOut(path, `No calendar has this day: ${text}.`);
}
