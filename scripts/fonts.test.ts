import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { expect, it } from 'vitest';
import { charactersOf, STYLES, siteFonts } from '../shared-ui/scripts/site-fonts.ts';
import { ROOT } from './stack/settings.ts';

/** No font of a package has it here: each system does (CO₂). */
const OF_SYSTEM = '₂';
/** Of all fonts that a page loads. */
const MOST_BYTES = 45_000;

it('the fonts are those that `npm run fonts` makes, and small', async () => {
	const made = await siteFonts();
	const kept = [...made.keys()].map((name) => readFileSync(join(STYLES, 'fonts', name)));
	for (const [index, bytes] of [...made.values()].entries())
		expect(kept[index]?.equals(bytes), 'run npm run fonts -w shared-ui').toBe(true);
	const sum = kept.reduce((total, { length }) => total + length, 0);
	expect(sum).toBeLessThan(MOST_BYTES);
}, 60_000);

it('they have every character of the dictionaries', () => {
	const ofRemotes = globSync('mfe-*/src/texts/*.json', { cwd: ROOT });
	expect(ofRemotes.length).toBeGreaterThanOrEqual(20);
	const texts = [
		JSON.stringify(dictionaries),
		...ofRemotes.map((file) => readFileSync(join(ROOT, file), 'utf8')),
	];
	const needed = new Set(texts.join('').replace(/\s/g, ' '));
	const known = charactersOf('instrument-sans') + OF_SYSTEM;
	expect([...needed].filter((character) => !known.includes(character))).toEqual([]);
	expect(
		[...charactersOf('fraunces')].filter((one) => !charactersOf('instrument-sans').includes(one)),
	).toEqual([]);
});
