import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ReportSheet } from './report-sheet.ts';

/** Rows enough for three pages */
const ROWS = 60;

const SETTINGS = {
	title: 'Report – House',
	locale: 'en-BE',
	foot: 'Agency',
	pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
	brand: '#114433',
	accent: '#cc8800',
};

interface Part {
	type: string;
	parent: string;
	dictionary: string;
}

/** The structure of a PDF, in the order in which it is read: dictionaries stand in it uncompressed. */
function partsOf(pdf: string): Part[] {
	const objects = [...pdf.matchAll(/^(\d+) 0 obj\n<<\n([\s\S]*?)\n>>\nendobj/gm)].map(
		([, id = '', dictionary = '']) => ({ id, dictionary }),
	);
	const elements = objects.filter(({ dictionary }) => /^\/S \/\w+/m.test(dictionary));
	const typeOf = (dictionary: string) => /^\/S \/(\w+)/m.exec(dictionary)?.[1] ?? '';
	const byId = new Map(elements.map(({ id, dictionary }) => [id, typeOf(dictionary)]));
	return elements.map(({ dictionary }) => ({
		type: typeOf(dictionary),
		parent: byId.get(/^\/P (\d+) 0 R/m.exec(dictionary)?.[1] ?? '') ?? '',
		dictionary,
	}));
}

/** What the pages draw, one text a page. */
function pagesOf(file: Buffer): string[] {
	const text = file.toString('latin1');
	return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].flatMap(({ index, 0: start }) => {
		const from = index + start.length;
		const drawn = inflateSync(file.subarray(from, text.indexOf('\nendstream', from))).toString('latin1');
		return drawn.includes(' BDC') ? [drawn] : [];
	});
}

describe('the report’s sheet, for who has it read aloud', () => {
	let file: Buffer;
	let parts: Part[];
	const count = (type: string, parent?: string) =>
		parts.filter((part) => part.type === type && (parent === undefined || part.parent === parent)).length;
	beforeAll(async () => {
		const sheet = new ReportSheet(SETTINGS);
		sheet.head('Agency', 'House', ['Street 1']);
		sheet.figures([
			['12', 'views'],
			['3', 'visits'],
		]);
		sheet.heading('Views');
		sheet.paragraph('More than before.');
		sheet.bars(
			[{ values: [3, 4], label: '1 May', isMarked: true }],
			['Site: 3', 'Portals: 4'],
			'Views: site 3, portals 4',
		);
		sheet.heading('Visits');
		sheet.table(
			['When', 'Who', 'Feedback'],
			Array.from({ length: ROWS }, (_, index) => [
				`${index}`,
				'L. Maes',
				'A long word or two about the home',
			]),
			[1, 1, 2],
		);
		file = await sheet.finish();
		parts = partsOf(file.toString('latin1'));
	});

	it('says that it is tagged, in which language it is, and shows its title', () => {
		const text = file.toString('latin1');
		expect(text).toContain('/Marked true');
		expect(text).toContain('/Lang (en-BE)');
		expect(text).toContain('/DisplayDocTitle true');
		expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
		expect(text.slice(0, 8)).toBe('%PDF-1.7');
	});

	it('has one title, its headings in order, sentences, and words for the picture', () => {
		const outline = parts.filter(({ parent }) => parent === 'Document').map(({ type }) => type);
		expect(outline).toEqual(['P', 'H1', 'P', 'P', 'P', 'H2', 'P', 'Figure', 'H2', 'Table']);
		expect(parts.find(({ type }) => type === 'Figure')?.dictionary).toContain(
			'/Alt (Views: site 3, portals 4)',
		);
	});

	it('has tables of rows, whose heading is named once and belongs to its columns', () => {
		expect(count('TR', 'Table')).toBe(ROWS + 1);
		expect(count('TH', 'TR')).toBe(3);
		expect(count('TD', 'TR')).toBe(3 * ROWS);
		for (const { type, dictionary } of parts)
			if (type === 'TH') expect(dictionary).toContain('/Scope /Column');
	});

	it('leaves nothing on a page that is neither a part nor decoration', () => {
		const pages = pagesOf(file);
		expect(pages.length).toBeGreaterThanOrEqual(3);
		let checked = 0;
		for (const page of pages) {
			let depth = 0;
			for (const line of page.split('\n')) {
				if (/ (BDC|BMC)$/.test(line)) depth++;
				else if (line === 'EMC') depth--;
				else if (/ TJ$|^(S|f)$/.test(line)) {
					checked++;
					expect([line, depth > 0]).toEqual([line, true]);
				}
			}
			expect(depth).toBe(0);
		}
		expect(checked).toBeGreaterThan(3 * ROWS);
	});
});
