import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { LANGUAGES, type Language, type ManifestBrings, type RemoteConfig } from '@estate/shared-contract';
import { versionSchema } from '@estate/shared-contract/schemas';
import { broughtTexts } from './brought-texts.ts';
import { BuildError } from './build-error.ts';
import { readRemoteConfig } from './read-remote-config.ts';

/** A remote's folder, read by its conventions: `src/remote.config.ts`, `src/slots/<name>.tsx`, `src/texts/<language>.json`. */
export interface RemoteSource {
	dir: string;
	version: string;
	config: RemoteConfig;
	/** Slot name → absolute path of its module */
	slots: Record<string, string>;
	/** Language → absolute path of the remote's own dictionary */
	texts: Record<Language, string>;
	/** What it brings, in every language */
	brings: ManifestBrings;
}

function findSlots(dir: string, config: RemoteConfig): Record<string, string> {
	const folder = join(dir, 'src/slots');
	const found = new Map(
		(existsSync(folder) ? readdirSync(folder) : [])
			.filter((file) => /^[^.]+\.tsx?$/.test(file))
			.map((file) => [basename(file, extname(file)), join(folder, file)]),
	);
	const slots: Record<string, string> = {};
	for (const { name } of config.slots) {
		const path = found.get(name);
		if (!path)
			throw new BuildError(
				'no-slot',
				`remote.config.ts of ${config.name} offers the slot "${name}", but src/slots/${name}.tsx is missing. Write it with a default export of defineSlot({...}), or take the slot out of the configuration.`,
			);
		slots[name] = path;
		found.delete(name);
	}
	const [stray] = found.keys();
	if (stray)
		throw new BuildError(
			'no-slot',
			`src/slots/${stray}.tsx of ${config.name} is no slot of remote.config.ts. Add { name: '${stray}', … } to its slots, or move the file out of src/slots.`,
		);
	return slots;
}

/** Key, dotted → text of one dictionary, by key. */
async function textsOf(path: string): Promise<Map<string, unknown>> {
	const walk = (value: unknown, prefix: string): [string, unknown][] =>
		typeof value === 'object' && value !== null
			? Object.entries(value).flatMap(([key, inner]) => walk(inner, prefix ? `${prefix}.${key}` : key))
			: [[prefix, value]];
	try {
		return new Map(walk(JSON.parse(await readFile(path, 'utf8')), '').sort());
	} catch (cause) {
		throw new BuildError('bad-texts', `${path} is no JSON: ${(cause as Error).message}`, { cause });
	}
}

/** Some keys, for a message: the first five, and how many more. */
const listed = (keys: readonly string[]): string =>
	`${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ` and ${keys.length - 5} more` : ''}`;

async function findTexts(dir: string): Promise<Record<Language, string>> {
	const entries = LANGUAGES.map((language) => [language, join(dir, `src/texts/${language}.json`)] as const);
	const missing = entries.find(([, path]) => !existsSync(path));
	if (missing)
		throw new BuildError(
			'no-texts',
			`${missing[1]} is missing. A remote carries its texts in ${LANGUAGES.join(', ')}, with the same keys.`,
		);
	const texts = await Promise.all(entries.map(([, path]) => textsOf(path)));
	const all = new Set(texts.flatMap((dictionary) => [...dictionary.keys()]));
	/** Where one language alone has a key, it is most likely misspelled there. */
	const onlyIn = (key: string) => {
		const having = entries.filter((_, index) => texts[index]?.has(key));
		return having.length === 1
			? ` (${key} stands in ${having[0]?.[0]}.json alone: is it misspelled there?)`
			: '';
	};
	for (const [index, [, path]] of entries.entries()) {
		const lacking = [...all].filter((key) => !texts[index]?.has(key));
		if (lacking.length > 0)
			throw new BuildError(
				'bad-texts',
				`${path} lacks ${listed(lacking)}${onlyIn(lacking[0] ?? '')}. All four dictionaries have the same keys: translate them.`,
			);
		const empty = [...(texts[index] ?? [])]
			.filter(([, text]) => text === null || String(text).trim() === '')
			.map(([key]) => key);
		if (empty.length > 0)
			throw new BuildError(
				'bad-texts',
				`${path} says nothing for ${listed(empty)}: visitors would read the key. Write the text, or take the key out of all four dictionaries.`,
			);
	}
	return Object.fromEntries(entries) as Record<Language, string>;
}

/** Reads and checks a remote's folder. Throws `BuildError` for the first thing that is wrong. */
export async function readRemoteSource(dir: string, version?: string): Promise<RemoteSource> {
	const config = await readRemoteConfig(dir);
	const own = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version?: string };
	const checked = versionSchema.safeParse(version ?? own.version);
	if (!checked.success)
		throw new BuildError(
			'bad-version',
			`"${version ?? own.version}" is no version of ${config.name}. Give semver, such as 1.4.0, in package.json or with --version.`,
		);
	const slots = findSlots(dir, config);
	const texts = await findTexts(dir);
	return { dir, version: checked.data, config, slots, texts, brings: await broughtTexts(config, texts) };
}
