import { belgianDay, type Communication, type Language } from '@estate/shared-contract';
import { csvFile } from '../exports/csv-file.ts';
import { xlsxFile } from '../exports/xlsx-file.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

/** Columns of the owner's table (website.md §3 "Owner portal table columns"), with the characters that a sheet shows. */
const WIDTHS = {
	date: 12,
	type: 14,
	contact: 24,
	subject: 32,
	comment: 60,
	status: 14,
	source: 14,
} as const;
const COLUMNS = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

const headingsIn = (language: Language) =>
	COLUMNS.map((column) => OWNER_TEXTS[language].communications[column]);

const rowsOf = (communications: readonly Communication[]): string[][] =>
	communications.map((communication) =>
		COLUMNS.map((column) =>
			column === 'date' ? belgianDay(new Date(communication.date)) : communication[column],
		),
	);

export function communicationsAsCsv(communications: readonly Communication[], language: Language): string {
	return csvFile(headingsIn(language), rowsOf(communications));
}

/** Every cell is text. */
export function communicationsAsXlsx(
	communications: readonly Communication[],
	language: Language,
): Promise<Buffer> {
	return xlsxFile({
		name: OWNER_TEXTS[language].sheet,
		headings: headingsIn(language),
		rows: rowsOf(communications),
		widths: COLUMNS.map((column) => WIDTHS[column]),
	});
}
