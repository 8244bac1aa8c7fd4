import { stringify } from 'csv-stringify/sync';

/** What spreadsheets take for the beginning of a formula, wide forms included; white space before it changes nothing. */
const FORMULA = '[=+\\-@＝＋－＠]';
/** What any locale's spreadsheet may split at: after each of these a cell could begin. */
const BEGINNINGS = new RegExp(`(^|[;,|\\t\\r\\n"])(\\s*)(?=${FORMULA})`, 'g');

/**
 * A cell that no spreadsheet runs as a formula, whichever separator its locale has: an apostrophe stands before what
 * would be one, also inside the cell, because quotes hold for one separator alone.
 */
export const safeCell = (cell: string): string =>
	cell.replace(BEGINNINGS, "$1$2'").replace(/^[\t\r\n]/, "'$&");

/** A table as Belgian spreadsheets open it: UTF-8 with its mark, semicolons, every cell quoted; nothing in it runs as a formula. */
export function csvFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
	return stringify([head, ...rows.map((row) => row.map(safeCell))], {
		bom: true,
		delimiter: ';',
		quoted: true,
		quoted_empty: true,
		record_delimiter: 'windows',
	});
}
