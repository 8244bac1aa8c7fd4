import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|json|svg|html|txt)$/;

/** The compressed forms that stand beside a text file: suffix → how it is made and undone. */
export const COMPRESSIONS = {
	br: {
		pack: (bytes: Uint8Array) =>
			promisify(brotliCompress)(bytes, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
				},
			}),
		unpack: promisify(brotliDecompress) as (bytes: Uint8Array) => Promise<Buffer>,
	},
	gz: {
		pack: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
		unpack: promisify(gunzip) as (bytes: Uint8Array) => Promise<Buffer>,
	},
} as const;

/** Is this a file that travels compressed? */
export function isText(path: string): boolean {
	return TEXTS.test(path);
}

/** Writes `.br` and `.gz` beside these files of a folder where they are texts, so that serving them costs no compression. */
export async function compressTexts(folder: string, paths: readonly string[]): Promise<void> {
	const files = paths.filter(isText);
	await Promise.all(
		files.flatMap((file) =>
			Object.entries(COMPRESSIONS).map(async ([suffix, { pack }]) => {
				const path = join(folder, file);
				await writeFile(`${path}.${suffix}`, await pack(await readFile(path)));
			}),
		),
	);
}
