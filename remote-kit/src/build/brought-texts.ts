import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language, type ManifestBrings, type RemoteConfig } from '@estate/shared-contract';
import { BuildError } from './build-error.ts';

type Dictionary = Record<string, unknown>;
type Titles = Record<Language, string>;

function textAt(dictionary: Dictionary, key: string): unknown {
	return key
		.split('.')
		.reduce<unknown>((value, part) => (value as Dictionary | undefined)?.[part], dictionary);
}

/**
 * What a remote brings, with its texts in every language in place of their keys: the frame reads no remote's dictionary.
 * Throws `BuildError` for a key that the dictionaries lack.
 */
export async function broughtTexts(
	{ name, brings = {} }: Pick<RemoteConfig, 'name' | 'brings'>,
	texts: Readonly<Record<Language, string>>,
): Promise<ManifestBrings> {
	const { menu, footer, suggestions, ...rest } = brings;
	const dictionaries = await Promise.all(
		LANGUAGES.map(
			async (language) => [language, JSON.parse(await readFile(texts[language], 'utf8'))] as const,
		),
	);
	const titlesOf = (key: string) =>
		Object.fromEntries(
			dictionaries.map(([language, dictionary]) => {
				const text = textAt(dictionary, key);
				if (typeof text === 'string') return [language, text];
				throw new BuildError(
					'bad-texts',
					`remote.config.ts of ${name} brings the text "${key}", which src/texts/${language}.json has not. Write it there.`,
				);
			}),
		) as Titles;
	const titled = <Entry extends { title: string }>(entry: Entry) => ({
		...entry,
		title: titlesOf(entry.title),
	});
	return {
		...rest,
		...(menu ? { menu: menu.map(titled) } : {}),
		...(footer ? { footer: footer.map(titled) } : {}),
		...(suggestions
			? {
					suggestions: suggestions.map(({ words, ...entry }) => ({
						...titled(entry),
						...(words ? { words: titlesOf(words) } : {}),
					})),
				}
			: {}),
	};
}
