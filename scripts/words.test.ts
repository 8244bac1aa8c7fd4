import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';

const FILES = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
	.split('\n')
	.filter((file) => file && !file.endsWith('words.test.ts'))
	.map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Words that docs/architecture.md (Words) replaces, each with the word to take. */
const REPLACED = new Map([
	['home', 'property, or home for the front page'],
	['homes', 'properties'],
	['dwelling', 'residence'],
	['trial', 'canary or rollout'],
	['trials', 'canaries'],
	['wish', 'saved search, request or query'],
	['wishes', 'saved searches'],
	['gift', 'the name of what is given'],
	['surroundings', 'snapshot'],
	['provisions', 'startup data'],
	['desk', 'context'],
	['judge', 'evaluator'],
	['told', 'reported'],
	['tells', 'says, sends or reports'],
	['nobody', 'the name of what is missing'],
	['redraws', 'renders'],
	['signposts', 'redirects'],
	['patience', 'timeout'],
	['whoever', 'the name of who it is'],
	['anew', 'again'],
	['notice', 'error page, toast, alert or message'],
	['notices', 'alerts or messages'],
	['moment', 'visit time, instant or time'],
	['tell', 'send, post or report'],
	['redraw', 'render'],
]);

/** The front page's own, and a desk in a picture. */
const MEANT = ['HomeBanner', 'homeBanner', 'HomeBannerView', 'saturdayDesk'];

const EXPORTED =
	/^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const wordsOf = (name: string) =>
	(name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase());

/** What is wrong with the names that a module exports. */
function faultsOf(source: string): string[] {
	return Array.from(source.matchAll(EXPORTED), ([, name = '']) => name)
		.filter((name) => !MEANT.includes(name))
		.flatMap((name) =>
			wordsOf(name)
				.filter((word) => REPLACED.has(word))
				.map((word) => `${name}: "${word}" → ${REPLACED.get(word)}`),
		);
}

it('no exported name has a word that another one replaced', () => {
	expect(faultsOf('export function chooseTrials() {}\nexport const HOME_IDS = [];')).toHaveLength(2);
	const faults = FILES.flatMap(({ file, source }) => faultsOf(source).map((fault) => `${file}: ${fault}`));
	expect(faults).toEqual([]);
});

/** Names that several modules of one package export, each with these modules. */
function repeatedNames(files: typeof FILES): string[] {
	const modules = new Map<string, string[]>();
	for (const { file, source } of files)
		for (const name of new Set(Array.from(source.matchAll(EXPORTED), ([, name = '']) => name))) {
			const key = `${file.split('/')[0]} ${name}`;
			modules.set(key, [...(modules.get(key) ?? []), file]);
		}
	return [...modules].filter(([, { length }]) => length > 1).map(([key, of]) => `${key}: ${of.join(', ')}`);
}

/** Takes the place of its namesake in `dist/`, so it exports the same names. */
const IN_BUILD = /\.built\.ts$/;
/** Playwright's word, which each fixture exports as its own. */
const FIXTURES = /^e2e test: /;

it('no two modules of a package export the same name', () => {
	const twice = ['a', 'b'].map((name) => ({ file: `api/${name}.ts`, source: 'export const nameOf = 1;' }));
	expect(repeatedNames(twice)).toEqual(['api nameOf: api/a.ts, api/b.ts']);
	const repeated = repeatedNames(FILES.filter(({ file }) => !IN_BUILD.test(file)));
	expect(repeated.filter((name) => !FIXTURES.test(name))).toEqual([]);
});

/** A number of time, by a name that leaves its unit out. */
const WITHOUT_UNIT =
	/^(?:export )?const ((?:\w+_)?(?:TIMEOUT|PATIENCE|INTERVAL|DELAY|ROUND|SILENCE)|\w+_(?:EVERY|LASTS|WITHIN)|SECOND|MINUTE|HOUR|DAY|YEAR) = [\d(]/gm;
const withoutUnit = (source: string) => Array.from(source.matchAll(WITHOUT_UNIT), ([, name]) => name);

it('a constant of a time says its unit', () => {
	expect(withoutUnit('const BEAT_EVERY = 10_000;\nconst MINUTE = 60;\nconst DAY_MS = 1;')).toEqual([
		'BEAT_EVERY',
		'MINUTE',
	]);
	const faults = FILES.filter(({ file }) => !file.includes('.test.')).flatMap(({ file, source }) =>
		withoutUnit(source).map((name) => `${file}: ${name}`),
	);
	expect(faults).toEqual([]);
});

/** What begins, ends or stands within a template: an escape, a backtick, and the braces of what is put in. */
const TEMPLATE_MARKS = /\\[\s\S]|`|\$\{|[{}]/g;

/** Escapes in the texts of `sql` templates that JavaScript takes for itself, but for the end of a line: the database gets `s` of `\s`, so it is written `\\s`. */
function eatenEscapes(source: string): string[] {
	const eaten: string[] = [];
	for (const { index, 0: start } of source.matchAll(/\bsql(?:<[^`]*>)?`/g)) {
		const open: string[] = ['`'];
		TEMPLATE_MARKS.lastIndex = index + start.length;
		for (
			let mark = TEMPLATE_MARKS.exec(source);
			mark && open.length > 0;
			mark = TEMPLATE_MARKS.exec(source)
		) {
			const [text] = mark;
			const isInText = open.at(-1) === '`';
			if (text.startsWith('\\')) {
				if (open.length === 1 && !/[\\`$n]/.test(text.slice(1))) eaten.push(text);
			} else if (text === '`') {
				if (isInText) open.pop();
				else open.push(text);
			} else if (text === '${' || (!isInText && text === '{')) open.push(text);
			else if (!isInText && text === '}') open.pop();
		}
	}
	return eaten;
}

it('what is escaped in a statement arrives at the database', () => {
	const source =
		"sql<{ at: Date }>`a ~ '\\d' and b ~ '\\\\d' and $" +
		'{c.replace(/\\d/, `{\\d`)}' +
		" or '{\\w}'`; /\\s/;";
	expect(eatenEscapes(source)).toEqual(['\\d', '\\w']);
	const faults = FILES.flatMap(({ file, source }) => eatenEscapes(source).map((text) => `${file}: ${text}`));
	expect(faults).toEqual([]);
});
