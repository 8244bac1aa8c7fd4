import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectPicture } from './inspect-picture.ts';
import { brandFolder, writeWhole } from './media-files.ts';
import { PictureError } from './picture-error.ts';

/** File names of the agency's marks that the site serves, such as `logo-light.svg`. */
export const BRAND_FILE = /^[a-z0-9][a-z0-9-]{0,60}\.(svg|png|webp)$/;

/** Anything in a drawing that runs or loads: a logo needs none of it. */
const ACTIVE_CONTENT =
	/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i;

/**
 * Copies the agency's marks from `<feedDir>/brand/` to where `/media/<name>` serves them. A feed without that folder has none.
 * Returns the names taken in. Throws PictureError for a file that is no picture or a drawing with active content.
 */
export async function takeInBrand({
	mediaDir,
	feedDir,
}: {
	mediaDir: string;
	feedDir: string;
}): Promise<string[]> {
	const folder = join(feedDir, 'brand');
	const names = (await readdir(folder).catch(() => [])).filter((name) => BRAND_FILE.test(name)).sort();
	for (const name of names) {
		const bytes = await readFile(join(folder, name));
		const { extension } = await inspectPicture(`brand/${name}`, bytes, true);
		if (extension === 'svg' && ACTIVE_CONTENT.test(bytes.toString('utf8')))
			throw new PictureError(
				'not-a-picture',
				`"brand/${name}" holds a script or a link to something outside. Export the logo as plain shapes.`,
			);
		await writeWhole(join(brandFolder(mediaDir), name), bytes);
	}
	return names;
}
