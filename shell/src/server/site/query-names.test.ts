import type { RemoteManifest, Route } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { queryNames } from './query-names.ts';

type Slot = RemoteManifest['slots'][number];
const slot = (name: string, more: Partial<Slot> = {}): Slot => ({
	name,
	priority: 'primary',
	hydration: 'idle',
	query: 'any',
	...more,
});
const route = (id: string, ...slots: string[]): Route => ({
	id,
	pageType: 'page',
	paths: { original: '/a/' },
	breadcrumb: [],
	unprefixed: 'show',
	slots,
});
const ROUTES = [
	route('a.list', 'a.results', 'a.kept'),
	route('a.old', 'a.results', 'a.unsaid'),
	route('page.7'),
];
const results = slot('results', { query: ['page', 'city'] });
const kept = slot('kept', { query: [] });
const list = slot('list', { query: ['tag'], relations: ['category'] });

it('a route’s pages read what its slots do; one that does not say so may read anything', () => {
	const names = queryNames([{ name: 'a', slots: [results, kept, slot('unsaid'), list] }], ROUTES);
	expect(names.get('a.list')).toEqual(new Set(['page', 'city']));
	expect(names.get('a.old')).toBeUndefined();
	expect(names.get('page.7')).toEqual(new Set(['tag']));
});

it('a page of the CMS may read anything while one slot for its modules does not say what it reads', () => {
	const other = { name: 'b', slots: [slot('article', { relations: ['article'] })] };
	expect(queryNames([{ name: 'a', slots: [list] }, other], ROUTES).get('page.7')).toBeUndefined();
});
