import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, type ZlibOptions } from 'node:zlib';

const TEXTS = /\.(js|css|json|svg|html|txt)$/;

type Unpack = (bytes: Uint8Array, options: Pick<ZlibOptions, 'maxOutputLength'>) => Promise<Buffer>;

/** Undoes a compression, up to so many bytes: a few KB can be made of many GB. Rejects for what is more, or damaged. */
const bounded =
	(unpack: Unpack) =>
	(bytes: Uint8Array, mostBytes: number): Promise<Buffer> =>
		// No limit of 0 is taken; an empty file may have a byte too many, and its hash then differs.
		unpack(bytes, { maxOutputLength: Math.max(1, mostBytes) });

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
		unpack: bounded(promisify(brotliDecompress) as Unpack),
	},
	gz: {
		pack: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
		unpack: bounded(promisify(gunzip) as Unpack),
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
