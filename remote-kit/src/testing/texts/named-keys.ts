import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseKey, type Dictionary } from './dictionary.ts';

/** What code names: whole keys, and patterns of keys that it puts together (`ui.states.${state}`). */
export interface NamedKeys {
	keys: Set<string>;
	patterns: RegExp[];
	/** Keys that are handed to a text function as they stand, or by a choice between them, with the file that does it */
	asked: Map<string, string>;
}

const KEY = /^[a-z][\w-]*(\.[\w-]+)*$/i;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
/** A template without spaces: `section.${x}.title` */
const TEMPLATE = /`((?:[\w.-]|\$\{[^{}`]*\})+)`/g;
const ASKING = /\b(?:text|t|say)\(/g;
/** A key that is the whole argument, or what a choice in it comes to: after `?`, `:`, `??` or `||`, and nothing behind it */
const CHOSEN = /(?:^|[?:]|\|\|)\s*(['"`])([a-z][\w-]*(?:\.[\w-]+)*)\1\s*(?=$|:)/gi;

/** Literals, and what opens, parts and closes arguments. */
const SIGN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[()[\]{},]/g;

/** The first argument of a call, from behind its bracket on, without what stands in brackets of its own. */
function firstArgument(code: string, from: number): string {
	let depth = 0;
	let argument = '';
	let read = from;
	for (const { 0: sign, index } of code.slice(from).matchAll(SIGN)) {
		const end = from + index;
		if (depth === 0) argument += code.slice(read, end);
		read = end;
		if (sign.length > 1) continue;
		if (depth === 0 && ',)]}'.includes(sign)) return argument.trim();
		if (sign !== ',') depth += '([{'.includes(sign) ? 1 : -1;
		read += 1;
	}
	return '';
}

/** Keys that the code hands to a text function as they stand. */
const askedIn = (code: string): string[] =>
	[...code.matchAll(ASKING)].flatMap(({ 0: call, index }) =>
		[...firstArgument(code, index + call.length).matchAll(CHOSEN)].map(([, , key = '']) => key),
	);

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
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.[jt]sx?$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name));
}

/** Reads all code below the folders, but for tests. */
export function namedKeys(folders: readonly string[]): NamedKeys {
	const named: NamedKeys = { keys: new Set(), patterns: [], asked: new Map() };
	for (const file of folders.flatMap(sources)) {
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
		for (const key of askedIn(code)) named.asked.set(key, file);
	}
	return named;
}

/** Does code name the key, or put it together? */
export function isNamed(key: string, { keys, patterns }: NamedKeys): boolean {
	const base = baseKey(key);
	return keys.has(key) || keys.has(base) || patterns.some((pattern) => pattern.test(base));
}

/** Keys that code asks for and that none of the dictionaries has, with the file that asks. */
export function missingKeys({ asked }: NamedKeys, dictionaries: readonly Dictionary[]): [string, string][] {
	const known = new Set(dictionaries.flatMap((dictionary) => [...dictionary.keys()].map(baseKey)));
	return [...asked].filter(([key]) => !known.has(key));
}
