import type { Language, OwnerReport } from '@estate/shared-contract';
import { csvFile } from '../../exports/csv-file.ts';
import { xlsxFile } from '../../exports/xlsx-file.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { reportRows } from './report-rows.ts';

const WIDTHS = [44, 12, 36, 14];

function headingsIn(language: Language): string[] {
	const { figure, day, of, count } = OWNER_TEXTS[language].report.columns;
	return [figure, day, of, count];
}

/** Numbers as Belgian spreadsheets read them: a comma, and no separator of thousands. */
const asText = (value: number | string) =>
	typeof value === 'number' ? String(value).replace('.', ',') : value;

export const reportAsCsv = (report: OwnerReport, language: Language): string =>
	csvFile(
		headingsIn(language),
		reportRows(report, language).map((row) => row.map(asText)),
	);

export const reportAsXlsx = (report: OwnerReport, language: Language): Promise<Buffer> =>
	xlsxFile({
		name: OWNER_TEXTS[language].report.sheet,
		headings: headingsIn(language),
		rows: reportRows(report, language),
		widths: WIDTHS,
	});
