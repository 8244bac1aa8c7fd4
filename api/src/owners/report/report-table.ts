import { BOLD, drawLine, INK, MARGIN, PLAIN, SOFT, widthOf } from '../../pdf/paper.ts';
import type { PdfTags } from './pdf-tags.ts';

export interface Table {
	headings: readonly string[];
	rows: readonly (readonly string[])[];
	/** Shares of the page */
	widths: readonly number[];
}

/** Draws rows of cells on as many pages as they take; the heading stands again on each. */
export function drawTable(pdf: PDFKit.PDFDocument, tags: PdfTags, { headings, rows, widths }: Table): void {
	const whole = widths.reduce((sum, width) => sum + width, 0);
	const columns = widths.map((width) => (width / whole) * widthOf(pdf));
	const heightOf = (cells: readonly string[]) =>
		Math.max(...cells.map((cell, index) => pdf.heightOfString(cell, { width: (columns[index] ?? 0) - 10 })));
	const draw = (cells: readonly string[], height: number, drawCell: (draw: () => void) => void) => {
		const top = pdf.y + 5;
		let left = MARGIN;
		for (const [index, cell] of cells.entries()) {
			const width = columns[index] ?? 0;
			drawCell(() => pdf.text(cell, left, top, { width: width - 10 }));
			left += width;
		}
		pdf.y = top + height + 4;
		tags.decoration(() => drawLine(pdf));
	};
	const drawHead = (drawCell: (draw: () => void) => void) => {
		pdf.font(BOLD).fontSize(8.5).fillColor(SOFT);
		draw(headings, heightOf(headings), drawCell);
		pdf.font(PLAIN).fontSize(9).fillColor(INK);
	};
	tags.group('Table', (table) => {
		tags.group(
			'TR',
			(within) => drawHead((drawCell) => tags.part('TH', drawCell, { within, scope: 'Column' })),
			table,
		);
		for (const row of rows) {
			const height = heightOf(row);
			if (pdf.y + height + 12 > pdf.page.height - pdf.page.margins.bottom) {
				pdf.addPage();
				drawHead((drawCell) => tags.decoration(drawCell, 'Pagination'));
			}
			tags.group(
				'TR',
				(within) => draw(row, height, (drawCell) => tags.part('TD', drawCell, { within })),
				table,
			);
		}
	});
	pdf.x = MARGIN;
	pdf.y += 6;
}
