import type { Communication, Language } from '@estate/shared-contract';
import { stringify } from 'csv-stringify/sync';
import writeExcel from 'write-excel-file/node';
import { belgianDay } from '../calendar/belgian-day.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

/** Columns of the owner's table (website.md §3 "Owner portal table columns"). */
const COLUMNS = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const;

/** What a spreadsheet would run as a formula becomes text: an apostrophe stands before it. */
export const withoutFormula = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

function rowsOf(communications: readonly Communication[], language: Language): string[][] {
	const headings = COLUMNS.map((column) => OWNER_TEXTS[language].communications[column]);
	const rows = communications.map((communication) =>
		COLUMNS.map((column) =>
			column === 'date' ? belgianDay(new Date(communication.date)) : withoutFormula(communication[column]),
		),
	);
	return [headings, ...rows];
}

/** UTF-8 with its mark, which Excel needs, and semicolons, which it splits at in Belgium. */
export function communicationsAsCsv(communications: readonly Communication[], language: Language): string {
	return stringify(rowsOf(communications, language), {
		bom: true,
		delimiter: ';',
		record_delimiter: 'windows',
	});
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
