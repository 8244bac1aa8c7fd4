import { expect, it } from 'vitest';
import { requireParts } from './require-parts.ts';

const ENTRIES = { entry: 'client/remoteEntry.js', serverEntry: 'server/server.mjs' };
const note = { js: ['client/note.js'], css: [] };
const fileOf = (path: string) => ({ path, size: 1, integrity: 'sha384-x' });
const files = [...Object.values(ENTRIES), ...note.js].map(fileOf);

it.each([
	['./note', { assets: {}, files }],
	['./note', { assets: { note: { js: [], css: [] } }, files }],
	['client/note.js', { assets: { note }, files: files.slice(0, 2) }],
	['server/server.mjs', { assets: { note }, files: files.filter(({ path }) => !path.startsWith('server')) }],
	['client/remoteEntry.js', { assets: { note }, files: files.slice(1) }],
])('a build without %s is none', (part, built) => {
	expect(() => requireParts({ ...ENTRIES, ...built }, ['./note'])).toThrow(`lacks ${part}.`);
});

it('a build with all that it exposes is one', () => {
	expect(() => requireParts({ ...ENTRIES, assets: { note }, files }, ['./note'])).not.toThrow();
});
