import { describe, expect, it } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };

function flat(tree: Tree, path = ''): Record<string, string> {
	return Object.fromEntries(
		Object.entries(tree).flatMap(([key, value]) =>
			typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)),
		),
	);
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the texts of this remote', () => {
	const dutch = flat(nl);

	it.each(Object.entries({ fr, en, de }))(
		'have the same keys in %s as in Dutch, none of them empty',
		(_, texts) => {
			const other = flat(texts);
			expect(Object.keys(other).sort()).toEqual(Object.keys(dutch).sort());
			for (const [key, text] of Object.entries(other)) expect(text.trim(), key).not.toBe('');
		},
	);

	it.each(Object.entries({ fr, en, de }))('take the same values in %s as in Dutch', (_, texts) => {
		for (const [key, text] of Object.entries(flat(texts)))
			expect(placeholders(text), key).toEqual(placeholders(dutch[key] ?? ''));
	});
});
