import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import type { AddedExports } from './published-manifest.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const toJson = (value: object) => `${JSON.stringify(value, null, '\t')}\n`;

interface Biome {
	$schema: string;
	formatter: object;
	javascript: object;
	css: object;
	assist: object;
	linter: { rules: Record<string, object> };
	overrides: { includes: string[]; linter: { rules: { style: object } } }[];
}

/** The workspace's format and lint with the import borders of a remote, for a repository that holds one. */
export function remoteBiome(): string {
	const { formatter, javascript, css, assist, linter, overrides } = JSON.parse(read('biome.json')) as Biome;
	const borders = overrides.find(({ includes }) => includes.includes('mfe-*/**'))?.linter.rules.style;
	if (!borders)
		throw new Error('biome.json has no rules for mfe-*/** any more: mend scripts/packages/kit-files.ts.');
	const style = { ...linter.rules.style, ...borders };
	return toJson({
		formatter,
		javascript,
		css,
		assist,
		linter: { ...linter, rules: { ...linter.rules, style } },
	});
}

/** Writes `remoteBiome` into a folder of its own, for a command of this workspace; answers the folder. */
export function writeRemoteBiome(): string {
	const folder = path.join(ROOT, 'var/packages/biome');
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'biome.json'), remoteBiome());
	return folder;
}

function remoteTypes(): string {
	const base = JSON.parse(read('tsconfig.base.json')) as { compilerOptions: object };
	return toJson({ compilerOptions: { ...base.compilerOptions, types: ['node', '@estate/remote-kit/css'] } });
}

/** What a remote's repository takes from the kit besides code: exports, and file of the package → text. */
export const KIT_EXPORTS: AddedExports = {
	'./biome': './dist/biome.json',
	'./tsconfig.json': './dist/tsconfig.json',
	'./css': { types: './dist/css.d.ts' },
};

export function kitFiles(): Record<string, string> {
	return {
		'dist/biome.json': remoteBiome(),
		'dist/tsconfig.json': remoteTypes(),
		'dist/css.d.ts': read('types/css.d.ts'),
	};
}
