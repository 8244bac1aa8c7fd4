import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@estate/remote-kit/build';
import { LANGUAGES } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';

async function writeJson(folder: string, name: string, texts: object): Promise<void> {
	const text = JSON.stringify(texts);
	const hash = integrityOf(Buffer.from(text))
		.replace(/[^a-zA-Z0-9]/g, '')
		.slice(6, 14);
	await writeFile(join(folder, `${name}.${hash}.json`), text);
}

/**
 * Texts of the frame and of shared components, one file per language: the browser gets the one it reads. Those of the
 * consent dialog are files of their own, which only a visitor who is asked loads; those of the map stand in its document.
 */
export async function writeTexts(folder: string): Promise<void> {
	await Promise.all(
		LANGUAGES.flatMap((language) => {
			const { consent, map: _, ...everyPage } = dictionaries[language];
			return [
				writeJson(folder, `texts-${language}`, everyPage),
				writeJson(folder, `consent-${language}`, consent),
			];
		}),
	);
}
