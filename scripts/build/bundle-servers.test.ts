import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../stack/settings.ts';
import { COMMANDS } from './bundle-servers.ts';

/** Makes a demo agency, which production has no use for. */
const NOT_BUILT = ['../demo/src/cli/main.ts'];

it('what an operator runs from the sources by npm is in dist/ too', () => {
	const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
		scripts: Record<string, string>;
	};
	const run = Object.values(scripts).flatMap((line) => /run\.mjs (\.\.\/\S+)/.exec(line)?.[1] ?? []);
	const built = Object.values(COMMANDS).map((file) => `../${file}`);
	expect(run.length).toBeGreaterThan(10);
	expect(run.filter((file) => !built.includes(file) && !NOT_BUILT.includes(file))).toEqual([]);
});
