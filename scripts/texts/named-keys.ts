import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

/** What code names: whole keys, and patterns of keys that it puts together (`ui.states.${state}`). */
export interface NamedKeys {
	keys: Set<string>;
	patterns: RegExp[];
	/** Keys that are handed to a text function as they stand, with the file that does it */
	asked: Map<string, string>;
}

const KEY = /^[a-z][\w-]*(\.[\w-]+)*$/i;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
/** A template without spaces: `section.${x}.title` */
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g;
const ASKED = /\b(?:text|t|told|say)\(\s*['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/gi;
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A template's unknown parts stand for one segment or a part of one, never for a whole path. */
function patternOf(template: string): RegExp | undefined {
	const fixed = template.replace(/\$\{[^{}]*\}/g, '');
	if (!fixed.includes('.') || !/[a-z]/i.test(fixed)) return undefined;
	const source = template
		.split(/\$\{[^{}]*\}/)
		.map((part) => part.replaceAll('.', '\\.'))
		.join('[\\w-]+');
	return new RegExp(`^${source}$`);
}

function sources(folder: string): string[] {
	return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name));
}

/** Reads all code of the packages, but for their tests. */
export function namedKeys(packages: readonly string[]): NamedKeys {
	const named: NamedKeys = { keys: new Set(), patterns: [], asked: new Map() };
	for (const file of packages.flatMap((name) => sources(`${name}/src`))) {
		const code = readFileSync(file, 'utf8');
		for (const [, single, double] of code.matchAll(LITERAL)) {
			const literal = single ?? double ?? '';
			if (KEY.test(literal)) named.keys.add(literal);
		}
		for (const [, template = ''] of code.matchAll(TEMPLATE)) {
			if (!template.includes('${')) named.keys.add(template);
			const pattern = template.includes('${') ? patternOf(template) : undefined;
			if (pattern) named.patterns.push(pattern);
		}
		for (const [, key = ''] of code.matchAll(ASKED)) named.asked.set(key, path.relative(ROOT, file));
	}
	return named;
}

/** The key that code asks for: a plural's forms have one. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

export function isNamed(key: string, { keys, patterns }: NamedKeys): boolean {
	const base = baseKey(key);
	return keys.has(key) || keys.has(base) || patterns.some((pattern) => pattern.test(base));
}
