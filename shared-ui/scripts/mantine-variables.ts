import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from '../src/theme.ts';

/** Palettes that our components use. Mantine has fourteen; the others would only be shipped. */
const PALETTES = ['dark', 'gray', 'red', 'evergreen', 'terracotta'];

function isUsed(name: string): boolean {
	const palette = /^--mantine-color-([a-z]+)-/.exec(name)?.[1];
	return !palette || PALETTES.includes(palette) || !(palette in DEFAULT_THEME.colors);
}

function rule(selector: string, variables: Record<string, string>): string {
	const lines = Object.entries(variables)
		.filter(([name]) => isUsed(name))
		.map(([name, value]) => `\t${name}: ${value};`);
	return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/** Mantine's CSS variables for our theme, as a style sheet. */
export function mantineVariables(): string {
	const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
	return [
		'/* Written by scripts/write-mantine-variables.ts from src/theme.ts. Do not edit by hand. */\n',
		rule(':root', variables),
		rule(':root:not([data-mantine-color-scheme="dark"])', { '--mantine-color-scheme': 'light', ...light }),
		rule(':root[data-mantine-color-scheme="dark"]', { '--mantine-color-scheme': 'dark', ...dark }),
	].join('\n');
}
