import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@estate/remote-kit/build';
import { LANGUAGES } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';

/** Texts of the frame and of shared components, one file per language: the browser gets the one it reads. */
export async function writeTexts(folder: string): Promise<void> {
	await Promise.all(
		LANGUAGES.map((language) => {
			const text = JSON.stringify(dictionaries[language]);
			const hash = integrityOf(Buffer.from(text))
				.replace(/[^a-zA-Z0-9]/g, '')
				.slice(6, 14);
			return writeFile(join(folder, `texts-${language}.${hash}.json`), text);
		}),
	);
}
