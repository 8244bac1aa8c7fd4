import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mantineVariables } from '../../scripts/mantine-variables.ts';

const here = import.meta.dirname;
const mantine = join(here, '../../../node_modules/@mantine/core');
const read = (file: string) => readFileSync(file, 'utf8');
const imported = [...read(join(here, 'mantine.css')).matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(
	([, name = '']) => name,
);

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

it("keeps Mantine's own order", () => {
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
