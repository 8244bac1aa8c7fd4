import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|json|svg)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text of a folder. */
export async function compressFiles(folder: string): Promise<void> {
	const files = (await readdir(folder)).filter((file) => TEXTS.test(file));
	await Promise.all(
		files.map(async (file) => {
			const path = join(folder, file);
			const bytes = await readFile(path);
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
				[constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
			};
			await writeFile(`${path}.br`, await brotli(bytes, { params }));
			await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
		}),
	);
}
