import { fontFile } from '../locations.ts';

/** It has the letters of every language of Europe, which the fonts that every PDF reader has lack. */
export const PLAIN = fontFile('DejaVuSans');
export const BOLD = fontFile('DejaVuSans-Bold');
export const HEADING = fontFile('DejaVuSerif');

export const MARGIN = 56;
export const INK = '#1c1c1a';
export const SOFT = '#5a564e';
const LINE = '#d9d4ca';

/** Letters side by side that fit on a line. A no-break space is one of them: nothing breaks there. */
const LONG_WORD = /[^ \t\n\r]{48}(?=[^ \t\n\r])/gu;

/** With a space in words that fit on no line: pdfkit breaks one in time that grows with its square, 11 s for 5,000 letters. */
export const withShortWords = (text: string): string => text.replace(LONG_WORD, '$& ');

/** Between the margins. */
export const widthOf = ({ page }: PDFKit.PDFDocument): number => page.width - 2 * MARGIN;

/** A thin line from margin to margin, at this height or where the document is. */
export function drawLine(pdf: PDFKit.PDFDocument, y = pdf.y, left = MARGIN): void {
	pdf
		.moveTo(left, y)
		.lineTo(MARGIN + widthOf(pdf), y)
		.lineWidth(0.5)
		.strokeColor(LINE)
		.stroke();
}
