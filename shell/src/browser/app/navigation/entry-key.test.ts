import { expect, it } from 'vitest';
import { entryKey } from './entry-key.ts';

const at = (key: string | undefined, pathname: string, hash = '') => ({
	key,
	pathname,
	search: '?a=1',
	hash,
});

it('is the router’s own key', () => {
	expect(entryKey(at('x7f', '/nl/'))).toBe('x7f');
});

it('is the address of an entry that the browser made, so that two pages never share what is kept of them', () => {
	const keys = [at(undefined, '/nl/'), at('default', '/nl/', '#plan'), at('default', '/nl/contact/')].map(
		entryKey,
	);
	expect(keys).toEqual(['/nl/?a=1', '/nl/?a=1#plan', '/nl/contact/?a=1']);
});
