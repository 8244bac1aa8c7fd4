import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { BOLD, INK, MARGIN, PLAIN, SOFT, widthOf, withShortWords } from '../pdf/paper.ts';

/** A purchase offer on paper. */
export interface OfferPaper {
	title: string;
	agency: readonly string[];
	/** Where and when */
	head: string;
	facts: readonly (readonly [label: string, value: string])[];
	paragraphs: readonly string[];
	/** Who signs */
	signature: string;
}

const LABEL_WIDTH = 170;

/** Draws an offer as a PDF on A4. */
export function drawOffer({
	title,
	agency,
	head,
	facts,
	paragraphs,
	signature,
}: OfferPaper): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: title }, font: PLAIN });
	const file = buffer(pdf);
	const width = widthOf(pdf);
	pdf.fontSize(9).fillColor(SOFT).text(agency.join(' · '));
	pdf.moveDown(2).font(BOLD).fontSize(20).fillColor(INK).text(withShortWords(title));
	pdf.font(PLAIN).fontSize(10).moveDown(0.5).text(withShortWords(head)).moveDown(1.5);
	for (const [label, value] of facts.filter(([, text]) => text.trim() !== '')) {
		const top = pdf.y;
		pdf.font(BOLD).text(label, MARGIN, top, { width: LABEL_WIDTH - 12 });
		const afterLabel = pdf.y;
		pdf.font(PLAIN).text(withShortWords(value), MARGIN + LABEL_WIDTH, top, { width: width - LABEL_WIDTH });
		pdf.y = Math.max(afterLabel, pdf.y) + 6;
	}
	pdf.x = MARGIN;
	pdf.moveDown();
	for (const paragraph of paragraphs) pdf.text(withShortWords(paragraph), { width }).moveDown(0.8);
	pdf.moveDown(2).text(withShortWords(signature), { width });
	pdf.end();
	return file;
}
