import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix } from '../colours/oklab.ts';

const CSS = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8').replace(
	/\/\*[\s\S]*?\*\//g,
	'',
);
const NAMES: Record<string, string> = { black: '#000000', white: '#ffffff' };

/** Parts of `a, b` that no bracket encloses. */
function parts(list: string): string[] {
	const found: string[] = [''];
	let depth = 0;
	for (const letter of list) {
		if (letter === '(') depth++;
		if (letter === ')') depth--;
		if (letter === ',' && depth === 0) found.push('');
		else found[found.length - 1] += letter;
	}
	return found.map((part) => part.trim());
}

export type TokenColours = (name: string) => string;

/** Colours of the tokens in a scheme, `#rrggbb`, computed as a browser would; `site` are the agency's own. */
export function tokenColours(scheme: 'light' | 'dark', site: Record<string, string> = {}): TokenColours {
	const declared = new Map(
		[...CSS.matchAll(/(--color-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
			name,
			value.replace(/\s+/g, ' ').trim(),
		]),
	);
	function value(text: string): string {
		const [, call, inner = ''] = /^([\w-]+)\((.*)\)$/.exec(text) ?? [];
		const list = parts(inner);
		const [first = '', second = '', third = ''] = list;
		if (call === 'light-dark') return value(scheme === 'light' ? first : second);
		if (call === 'var') return first in site ? (site[first] as string) : value(declared.get(first) ?? second);
		if (call === 'color-mix') {
			const [, one = '', share = ''] = /^(.*) (\d+)%$/.exec(second) ?? [];
			return mix(value(one), Number(share) / 100, value(third));
		}
		if (/^#[0-9a-f]{6}$/.test(text)) return text;
		if (NAMES[text]) return NAMES[text];
		throw new Error(`No colour: "${text}"`);
	}
	return (name) => value(`var(--color-${name})`);
}
