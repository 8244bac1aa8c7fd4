type Element = PDFKit.PDFStructureElement;

/** What programs that read a PDF aloud know of a part. */
export interface PartOptions {
	/** The part that it belongs to; the document by default */
	within?: Element;
	/** What stands for a picture */
	alt?: string;
	/** What a heading cell is of */
	scope?: 'Column';
}

/** The reading order of a PDF: all that is drawn is a part of it, or decoration that is not read (PDF/UA). */
export class PdfTags {
	readonly #pdf: PDFKit.PDFDocument;
	readonly #document: Element;

	constructor(pdf: PDFKit.PDFDocument) {
		this.#pdf = pdf;
		this.#document = pdf.struct('Document');
		pdf.addStructure(this.#document);
	}

	/** Draws one part: `H1`, `P`, `TD`, … */
	part(type: string, draw: () => void, { within = this.#document, ...options }: PartOptions = {}): void {
		within.add(this.#pdf.struct(type, options, draw));
	}

	/** Makes a part of parts, such as a table or its row, which `fill` adds. */
	group(type: string, fill: (group: Element) => void, within = this.#document): void {
		const group = this.#pdf.struct(type);
		within.add(group);
		fill(group);
		group.end();
	}

	decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
		this.#pdf.markContent('Artifact', { type });
		draw();
		this.#pdf.endMarkedContent();
	}

	end(): void {
		this.#document.end();
	}
}
