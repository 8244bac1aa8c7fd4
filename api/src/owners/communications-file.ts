import type { Communication, Language } from '@estate/shared-contract';
import writeExcel from 'write-excel-file/node';
import { belgianDay } from '../calendar/belgian-day.ts';
import { csvFile, safeCell } from '../exports/csv-file.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

/** Columns of the owner's table (website.md §3 "Owner portal table columns"). */
const COLUMNS = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const;

function rowsOf(communications: readonly Communication[], language: Language): string[][] {
	const headings = COLUMNS.map((column) => OWNER_TEXTS[language].communications[column]);
	const rows = communications.map((communication) =>
		COLUMNS.map((column) =>
			column === 'date' ? belgianDay(new Date(communication.date)) : safeCell(communication[column]),
		),
	);
	return [headings, ...rows];
}

export function communicationsAsCsv(communications: readonly Communication[], language: Language): string {
	const [headings = [], ...rows] = rowsOf(communications, language);
	return csvFile(headings, rows);
}

/** One sheet with a bold heading that stays in sight. Every cell is text. */
export function communicationsAsXlsx(
	communications: readonly Communication[],
	language: Language,
): Promise<Buffer> {
	const [headings = [], ...rows] = rowsOf(communications, language);
	const asText = (value: string) => ({ value, type: String });
	return writeExcel(
		[
			headings.map((value) => ({ ...asText(value), fontWeight: 'bold' as const })),
			...rows.map((row) => row.map(asText)),
		],
		{
			sheet: OWNER_TEXTS[language].sheet,
			stickyRowsCount: 1,
			columns: [
				{ width: 12 },
				{ width: 14 },
				{ width: 24 },
				{ width: 32 },
				{ width: 60 },
				{ width: 14 },
				{ width: 14 },
			],
		},
	).toBuffer();
}
