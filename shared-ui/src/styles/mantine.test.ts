import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mantineVariables } from '../../scripts/mantine-variables.ts';

const here = import.meta.dirname;
const mantine = join(here, '../../../node_modules/@mantine/core');
const read = (file: string) => readFileSync(file, 'utf8');
/** The sheets that come with the slots that use Mantine; each counts in a layer of its name. */
const SHEETS = ['controls', 'data', 'panels'];
const importedBy = (sheet: string) =>
	[...read(join(here, `mantine-${sheet}.css`)).matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(
		([, name = '']) => name,
	);
const imported = SHEETS.flatMap(importedBy);

/** Names of the CSS modules that a module of Mantine renders in, directly or through others. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	if (!file.endsWith('.module.mjs'))
		for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
			stylesOf(resolve(dirname(file), path), seen);
	return seen;
}

function moduleOf(component: string): string {
	return join(mantine, 'esm/components', component, `${component}.mjs`);
}

it('holds the styles of exactly the components in use', () => {
	const folder = join(here, '../mantine');
	// Charts come from a package of their own, and are drawn without its styles.
	const core = readdirSync(folder).filter((file) => file !== 'charts.ts');
	const files = [join(here, '../mantine.ts'), ...core.map((file) => join(folder, file))];
	const facade = files
		.map(read)
		.join('\n')
		.replace(/\/\/.*$/gm, '');
	const components = [...facade.matchAll(/\b([A-Z]\w+)\b/g)]
		.map(([, name = '']) => name)
		.filter((name) => name !== 'MantineProvider');
	expect(components).toEqual(expect.arrayContaining(['Button', 'Select', 'Modal', 'PasswordInput']));
	const needed = components
		.flatMap((name) => [...stylesOf(moduleOf(name))])
		.filter((file) => file.endsWith('.module.mjs'))
		.map((file) => basename(file, '.module.mjs'));
	expect(imported.filter((name) => name !== 'global').sort()).toEqual([...new Set(needed)].sort());
});

it.each(SHEETS)("keeps Mantine's own order in %s", (sheet) => {
	const imported = importedBy(sheet);
	const all = read(join(mantine, 'styles.css'));
	const place = (name: string) =>
		all.indexOf(
			read(join(mantine, `styles/${name}.css`))
				.trim()
				.slice(0, 200),
		);
	expect(imported).toEqual([...imported].sort((one, other) => place(one) - place(other)));
	expect(readdirSync(join(mantine, 'styles'))).toEqual(
		expect.arrayContaining(imported.map((name) => `${name}.css`)),
	);
});

it("carries Mantine's variables as the theme gives them today", () => {
	const declarations = (css: string) =>
		[...css.replace(/\s+/g, ' ').matchAll(/(--[\w-]+): ([^;]+);/g)].map(
			([, name, value = '']) => `${name}: ${value.toLowerCase().replace(/\s|"|'/g, '')}`,
		);
	const written = declarations(read(join(here, 'mantine-variables.css')));
	expect(written.length).toBeGreaterThan(100);
	expect(written, 'Run: npm run mantine-variables -w @estate/shared-ui').toEqual(
		declarations(mantineVariables()),
	);
});

it('lets sheets of frame and remotes win over Mantine, and Mantine over what elements look like, whichever comes first', () => {
	const [, layers = ''] = /@layer ([^;]+);/.exec(read(join(here, 'site.css'))) ?? [];
	expect(layers.split(', ')).toEqual(['elements', ...SHEETS.map((sheet) => `mantine.${sheet}`)]);
	for (const [sheet, layer] of [
		['site', 'elements'],
		...SHEETS.map((name) => [`mantine-${name}`, `mantine.${name}`]),
	]) {
		const imports = [...read(join(here, `${sheet}.css`)).matchAll(/@import [^;]+;/g)].map(([text]) => text);
		expect(imports.length).toBeGreaterThan(1);
		for (const text of imports) expect(text).toContain(`layer(${layer})`);
	}
});
