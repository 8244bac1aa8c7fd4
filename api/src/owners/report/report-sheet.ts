import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { PdfTags } from './pdf-tags.ts';

/** It has the letters of every language of Europe, which the fonts that every PDF reader has lack. */
const fontFile = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const PLAIN = fontFile('DejaVuSans');
const BOLD = fontFile('DejaVuSans-Bold');
const HEADING = fontFile('DejaVuSerif');

const MARGIN = 56;
const FOOT = 40;
const BARS_HIGH = 110;
const INK = '#1c1c1a';
const SOFT = '#5a564e';
const LINE = '#d9d4ca';
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

export interface Bar {
	/** One value per colour, from the bottom up */
	values: readonly [number, number];
	label: string;
}

/** A4 in the look of the agency, tagged for who has it read aloud: headings, sentences, figures, bars and tables, on as many pages as they take. */
export class ReportSheet {
	readonly #pdf: PDFKit.PDFDocument;
	readonly #tags: PdfTags;
	readonly #settings: SheetSettings;
	readonly #colours: readonly [string, string];

	constructor(settings: SheetSettings) {
		this.#settings = settings;
		this.#colours = [known(settings.brand), known(settings.accent)];
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

	get #width(): number {
		return this.#pdf.page.width - 2 * MARGIN;
	}

	/** Goes to the next page when what comes would be cut. */
	#room(height: number): void {
		const { page, y } = this.#pdf;
		if (y + height > page.height - page.margins.bottom) this.#pdf.addPage();
	}

	#line(): void {
		const { y } = this.#pdf;
		this.#tags.decoration(() =>
			this.#pdf
				.moveTo(MARGIN, y)
				.lineTo(MARGIN + this.#width, y)
				.lineWidth(0.5)
				.strokeColor(LINE)
				.stroke(),
		);
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
		this.#tags.part('P', () => this.#pdf.text(text, MARGIN, undefined, { width: this.#width }));
		this.#pdf.moveDown(0.4);
	}

	/** Large numbers side by side, each with what it counts. */
	figures(figures: readonly (readonly [value: string, name: string])[]): void {
		this.#room(54);
		const column = this.#width / figures.length;
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

	/** Bars in two colours with their names above, labelled below where there is room; `alt` is read in their place. */
	bars(bars: readonly Bar[], names: readonly string[], alt: string): void {
		this.#room(BARS_HIGH + 50);
		this.#tags.part('Figure', () => this.#drawBars(bars, names), { alt });
	}

	#drawBars(bars: readonly Bar[], names: readonly string[]): void {
		const pdf = this.#pdf;
		pdf.font(BOLD).fontSize(9);
		let left = MARGIN;
		const top = pdf.y;
		for (const [index, name] of names.entries()) {
			pdf.fillColor(this.#colours[index] ?? INK).text(name, left, top, { lineBreak: false });
			left += pdf.widthOfString(name) + 18;
		}
		const ground = top + 20 + BARS_HIGH;
		const most = Math.max(1, ...bars.map(({ values }) => values[0] + values[1]));
		pdf.font(PLAIN).fontSize(8).fillColor(SOFT);
		pdf.text(String(most), MARGIN, top + 16, { width: 26, align: 'right' });
		pdf.text('0', MARGIN, ground - 8, { width: 26, align: 'right' });
		const start = MARGIN + 34;
		const step = (MARGIN + this.#width - start) / bars.length;
		const every = Math.max(1, Math.ceil(56 / step));
		pdf
			.moveTo(start, ground)
			.lineTo(MARGIN + this.#width, ground)
			.lineWidth(0.5)
			.strokeColor(LINE)
			.stroke();
		for (const [index, { values, label }] of bars.entries()) {
			let base = ground;
			for (const [part, value] of values.entries()) {
				const height = (value / most) * BARS_HIGH;
				if (height > 0)
					pdf
						.rect(start + index * step + step * 0.15, base - height, step * 0.7, height)
						.fill(this.#colours[part] ?? INK);
				base -= height;
			}
			if (index % every === 0)
				pdf
					.fillColor(SOFT)
					.fontSize(8)
					.text(label, start + index * step, ground + 5, { lineBreak: false });
		}
		pdf.x = MARGIN;
		pdf.y = ground + 24;
	}

	/** Rows of cells; `widths` are shares of the page. Its heading stands again on each page. */
	table(headings: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): void {
		const whole = widths.reduce((sum, width) => sum + width, 0);
		const columns = widths.map((width) => (width / whole) * this.#width);
		const heightOf = (cells: readonly string[]) =>
			Math.max(
				...cells.map((cell, index) => this.#pdf.heightOfString(cell, { width: (columns[index] ?? 0) - 10 })),
			);
		const draw = (cells: readonly string[], height: number, drawCell: (draw: () => void) => void) => {
			const top = this.#pdf.y + 5;
			let left = MARGIN;
			for (const [index, cell] of cells.entries()) {
				const width = columns[index] ?? 0;
				drawCell(() => this.#pdf.text(cell, left, top, { width: width - 10 }));
				left += width;
			}
			this.#pdf.y = top + height + 4;
			this.#line();
		};
		const drawHead = (drawCell: (draw: () => void) => void) => {
			this.#pdf.font(BOLD).fontSize(8.5).fillColor(SOFT);
			draw(headings, heightOf(headings), drawCell);
			this.#pdf.font(PLAIN).fontSize(9).fillColor(INK);
		};
		this.#room(48);
		this.#tags.group('Table', (table) => {
			this.#tags.group(
				'TR',
				(within) => drawHead((drawCell) => this.#tags.part('TH', drawCell, { within, scope: 'Column' })),
				table,
			);
			for (const row of rows) {
				const height = heightOf(row);
				if (this.#pdf.y + height + 12 > this.#pdf.page.height - this.#pdf.page.margins.bottom) {
					this.#pdf.addPage();
					drawHead((drawCell) => this.#tags.decoration(drawCell, 'Pagination'));
				}
				this.#tags.group(
					'TR',
					(within) => draw(row, height, (drawCell) => this.#tags.part('TD', drawCell, { within })),
					table,
				);
			}
		});
		this.#pdf.x = MARGIN;
		this.#pdf.y += 6;
	}

	/** Numbers the pages and returns the file. */
	async finish(): Promise<Buffer> {
		const pdf = this.#pdf;
		const pieces: Buffer[] = [];
		const done = new Promise<Buffer>((resolve, reject) => {
			pdf.on('data', (piece: Buffer) => pieces.push(piece));
			pdf.on('end', () => resolve(Buffer.concat(pieces)));
			pdf.on('error', reject);
		});
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
				pdf.text(foot, MARGIN, y, { width: this.#width - 90, lineBreak: false, ellipsis: true });
				const page = pageOf(index + 1, count);
				pdf.text(page, MARGIN + this.#width - 90, y, { width: 90, align: 'right', lineBreak: false });
			}, 'Pagination');
		}
		pdf.end();
		return done;
	}
}

/** A colour that PDF can draw. */
const known = (colour: string): string => (HEX.test(colour) ? colour : INK);
