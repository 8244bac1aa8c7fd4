import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';

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
	const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' });
	const faults = files
		.split('\n')
		.filter((file) => file && !file.endsWith('words.test.ts'))
		.flatMap((file) =>
			faultsOf(readFileSync(path.join(ROOT, file), 'utf8')).map((fault) => `${file}: ${fault}`),
		);
	expect(faults).toEqual([]);
});
