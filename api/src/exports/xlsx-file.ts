import writeExcel from 'write-excel-file/node';
import { safeCell } from './csv-file.ts';

export interface Sheet {
	name: string;
	headings: readonly string[];
	/** Texts, and numbers that a spreadsheet may add up */
	rows: readonly (readonly (string | number)[])[];
	/** Characters that a column shows */
	widths: readonly number[];
}

/** One sheet with a bold heading that stays in sight. Nothing in it runs as a formula. */
export function xlsxFile({ name, headings, rows, widths }: Sheet): Promise<Buffer> {
	const asCell = (value: string | number) =>
		typeof value === 'number' ? { value, type: Number } : { value: safeCell(value), type: String };
	return writeExcel(
		[
			headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
			...rows.map((row) => row.map(asCell)),
		],
		{ sheet: name, stickyRowsCount: 1, columns: widths.map((width) => ({ width })) },
	).toBuffer();
}
