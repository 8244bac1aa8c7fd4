import { inflateSync } from 'node:zlib';

/** What is drawn as text in a PDF of pdfkit, a line for each piece, in the order in which it is drawn: glyphs by the letters that the font's own table names. */
export function pdfText(file: Buffer): string {
	const source = file.toString('latin1');
	const objects = new Map(
		Array.from(
			source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm),
			({ 1: id = '', 2: body = '', index }) => [id, { body, index }],
		),
	);
	const streamOf = (id: string): string => {
		const { body = '', index = 0 } = objects.get(id) ?? {};
		const start = body.indexOf('stream\n');
		if (start < 0 || !body.includes('/FlateDecode')) return '';
		const from = source.indexOf('stream\n', index) + 'stream\n'.length;
		return inflateSync(file.subarray(from, source.indexOf('\nendstream', from))).toString('latin1');
	};
	const lettersOf = (id: string): string[] => {
		const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.body ?? '')?.[1] ?? '';
		const [, list = ''] = /beginbfrange\s<[^>]*> <[^>]*> \[([\s\S]*?)\]/.exec(streamOf(table)) ?? [];
		return Array.from(list.matchAll(/<([^>]*)>/g), ([, hex = '']) =>
			Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
		);
	};
	const fonts = new Map(
		Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, lettersOf(id)]),
	);
	const pieces: string[] = [];
	for (const id of objects.keys()) {
		let letters: string[] = [];
		for (const [, font, shown] of streamOf(id).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
			if (font) letters = fonts.get(font) ?? [];
			else if (shown) {
				const hex = Array.from(shown.matchAll(/<([^>]*)>/g), ([, glyphs = '']) => glyphs).join('');
				pieces.push((hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)]).join(''));
			}
		}
	}
	return pieces.join('\n');
}
