import { BOLD, drawLine, INK, MARGIN, PLAIN, SOFT, widthOf } from '../../pdf/paper.ts';

export const BARS_HIGH = 110;
/** Of a line of names */
const NAME_HIGH = 13;

export interface Bar {
	/** One value per colour, from the bottom up */
	values: readonly number[];
	/** Something happened then: a line stands through it */
	isMarked: boolean;
	label: string;
}

/** A dashed line as high as the bars are at most. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, ground: number): void {
	pdf
		.moveTo(x, ground - BARS_HIGH)
		.lineTo(x, ground)
		.lineWidth(0.8)
		.dash(3, { space: 2 })
		.strokeColor(INK)
		.stroke()
		.undash();
}

/** Draws them, a colour per part, with their names above, labelled below where there is room. */
export function drawBars(
	pdf: PDFKit.PDFDocument,
	bars: readonly Bar[],
	names: readonly string[],
	colours: readonly string[],
): void {
	pdf.font(BOLD).fontSize(9);
	let left = MARGIN;
	let top = pdf.y;
	for (const [index, name] of names.entries()) {
		const width = pdf.widthOfString(name);
		if (left > MARGIN && left + width > MARGIN + widthOf(pdf)) {
			left = MARGIN;
			top += NAME_HIGH;
		}
		pdf.fillColor(colours[index] ?? INK).text(name, left, top, { lineBreak: false });
		left += width + 18;
	}
	const ground = top + 20 + BARS_HIGH;
	const most = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
	pdf.font(PLAIN).fontSize(8).fillColor(SOFT);
	pdf.text(String(most), MARGIN, top + 16, { width: 26, align: 'right' });
	pdf.text('0', MARGIN, ground - 8, { width: 26, align: 'right' });
	const start = MARGIN + 34;
	const step = (MARGIN + widthOf(pdf) - start) / bars.length;
	const every = Math.max(1, Math.ceil(56 / step));
	drawLine(pdf, ground, start);
	for (const [index, { values, label, isMarked }] of bars.entries()) {
		let base = ground;
		for (const [part, value] of values.entries()) {
			const height = (value / most) * BARS_HIGH;
			if (height > 0)
				pdf
					.rect(start + index * step + step * 0.15, base - height, step * 0.7, height)
					.fill(colours[part] ?? INK);
			base -= height;
		}
		if (isMarked) drawMark(pdf, start + (index + 0.5) * step, ground);
		if (index % every === 0)
			pdf
				.fillColor(SOFT)
				.fontSize(8)
				.text(label, start + index * step, ground + 5, { lineBreak: false });
	}
	pdf.x = MARGIN;
	pdf.y = ground + 24;
}
