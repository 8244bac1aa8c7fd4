import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawLine, HEADING, INK, MARGIN, PLAIN, SOFT, widthOf } from '../../pdf/paper.ts';
import { PdfTags } from './pdf-tags.ts';
import { BARS_HIGH, type Bar, drawBars } from './report-bars.ts';
import { drawTable } from './report-table.ts';

const FOOT = 40;
/** Of bars, after the agency's own two: as on the owner's page */
const FURTHER_COLOURS = ['#2f5f95', '#7a5a00', '#7a3f86', SOFT] as const;
/** Parts that a bar can be of, each in a colour */
export const MOST_PARTS = FURTHER_COLOURS.length + 2;
const HEX = /^#[0-9a-f]{6}$/i;

export interface SheetSettings {
	title: string;
	/** IETF tag, for programs that read the file aloud */
	locale: string;
	/** Below each page, before its number */
	foot: string;
	/** `Page 1 of 2` */
	pageOf: (page: number, pages: number) => string;
	/** Of the agency; one that PDF does not know is ink */
	brand: string;
	accent: string;
}

/** A4 in the look of the agency, tagged for who has it read aloud: headings, sentences, figures, bars and tables, on as many pages as they take. */
export class ReportSheet {
	readonly #pdf: PDFKit.PDFDocument;
	readonly #tags: PdfTags;
	readonly #settings: SheetSettings;
	readonly #colours: readonly [string, ...string[]];

	constructor(settings: SheetSettings) {
		this.#settings = settings;
		this.#colours = [known(settings.brand), known(settings.accent), ...FURTHER_COLOURS];
		this.#pdf = new PDFDocument({
			size: 'A4',
			margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
			bufferPages: true,
			font: PLAIN,
			lang: settings.locale,
			displayTitle: true,
			info: { Title: settings.title },
			pdfVersion: '1.7',
			// Its types name only the kinds of PDF/A.
			subset: 'PDF/UA' as never,
			tagged: true,
		});
		this.#tags = new PdfTags(this.#pdf);
	}

	/** Goes to the next page when what comes would be cut. */
	#room(height: number): void {
		const { page, y } = this.#pdf;
		if (y + height > page.height - page.margins.bottom) this.#pdf.addPage();
	}

	#line(): void {
		this.#tags.decoration(() => drawLine(this.#pdf));
	}

	/** Head of the first page: the agency, the title and what it is about. */
	head(agency: string, title: string, lines: readonly string[]): void {
		const [brand] = this.#colours;
		this.#tags.decoration(() => this.#pdf.rect(0, 0, this.#pdf.page.width, 6).fill(brand));
		this.#pdf.font(HEADING).fontSize(13).fillColor(brand);
		this.#tags.part('P', () => this.#pdf.text(agency, MARGIN, MARGIN - 14));
		this.#pdf.moveDown(1.4).fontSize(22).fillColor(INK);
		this.#tags.part('H1', () => this.#pdf.text(title));
		this.#pdf.moveDown(0.25).font(PLAIN).fontSize(10).fillColor(SOFT);
		for (const line of lines) this.#tags.part('P', () => this.#pdf.text(line));
		this.#pdf.moveDown(1);
	}

	heading(text: string): void {
		this.#room(72);
		this.#pdf.moveDown(0.9).font(HEADING).fontSize(14).fillColor(INK);
		this.#tags.part('H2', () => this.#pdf.text(text, MARGIN));
		this.#pdf.moveDown(0.35);
	}

	paragraph(text: string): void {
		this.#room(24);
		this.#pdf.font(PLAIN).fontSize(10).fillColor(INK);
		this.#tags.part('P', () => this.#pdf.text(text, MARGIN, undefined, { width: widthOf(this.#pdf) }));
		this.#pdf.moveDown(0.4);
	}

	/** Large numbers side by side, each with what it counts. */
	figures(figures: readonly (readonly [value: string, name: string])[]): void {
		this.#room(54);
		const column = widthOf(this.#pdf) / figures.length;
		const top = this.#pdf.y + 8;
		this.#line();
		for (const [index, [value, name]] of figures.entries()) {
			const left = MARGIN + index * column;
			this.#tags.part('P', () => {
				this.#pdf
					.font(HEADING)
					.fontSize(18)
					.fillColor(INK)
					.text(value, left, top, { width: column - 8 });
				this.#pdf
					.font(PLAIN)
					.fontSize(9)
					.fillColor(SOFT)
					.text(name, left, undefined, { width: column - 8 });
			});
		}
		this.#pdf.y = Math.max(this.#pdf.y, top + 36) + 6;
		this.#line();
		this.#pdf.y += 8;
	}

	/** Bars in up to MOST_PARTS colours with their names above, labelled below where there is room; `alt` is read in their place. */
	bars(bars: readonly Bar[], names: readonly string[], alt: string): void {
		this.#room(BARS_HIGH + 76);
		this.#tags.part('Figure', () => drawBars(this.#pdf, bars, names, this.#colours), { alt });
	}

	/** Rows of cells; `widths` are shares of the page. Its heading stands again on each page. */
	table(headings: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void {
		this.#room(48);
		drawTable(this.#pdf, this.#tags, { headings, rows, widths });
	}

	/** Numbers the pages and returns the file. */
	async finish(): Promise<Buffer> {
		const pdf = this.#pdf;
		const file = buffer(pdf);
		this.#tags.end();
		const { count } = pdf.bufferedPageRange();
		for (let index = 0; index < count; index++) {
			pdf.switchToPage(index);
			// Text below the margin would start another page.
			pdf.page.margins.bottom = 0;
			const y = pdf.page.height - FOOT - 8;
			pdf.font(PLAIN).fontSize(8).fillColor(SOFT);
			const { foot, pageOf } = this.#settings;
			this.#tags.decoration(() => {
				pdf.text(foot, MARGIN, y, { width: widthOf(this.#pdf) - 90, lineBreak: false, ellipsis: true });
				const page = pageOf(index + 1, count);
				pdf.text(page, MARGIN + widthOf(this.#pdf) - 90, y, { width: 90, align: 'right', lineBreak: false });
			}, 'Pagination');
		}
		pdf.end();
		return file;
	}
}

/** A colour that PDF can draw. */
const known = (colour: string): string => (HEX.test(colour) ? colour : INK);
