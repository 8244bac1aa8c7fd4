import { expect, it } from 'vitest';
import type { RemoteFacts } from '../site/site-facts.ts';
import { type OnDemand, sharedScripts, slotAssets } from './slot-assets.ts';

const REMOTE: RemoteFacts = {
	name: 'listings',
	version: '1.0.0',
	base: '/-/remotes/listings/1.0.0/',
	federationName: 'listings_1_0_0',
	entry: 'client/entry.js',
	assets: {
		filters: { js: ['client/filters.js'], css: ['client/styles.f.css'], shared: ['mantine', 'controls'] },
		results: { js: ['client/results.js'], css: ['client/styles.r.css'] },
		'texts-nl': { js: ['client/texts-nl.js'], css: [] },
	},
	integrity: { 'client/entry.js': 'sha384-e' },
};
const ON_DEMAND: OnDemand = {
	mantine: ['/-/shell/core.js', '/-/shell/core.css', '/-/shell/forms.js'],
	controls: ['/-/shell/core.js', '/-/shell/core.css'],
};

it('names the shell’s sheets of shared modules once, before the slot’s own', () => {
	expect(slotAssets(REMOTE, 'filters', 'nl', ON_DEMAND).styles).toEqual([
		'/-/shell/core.css',
		'/-/remotes/listings/1.0.0/client/styles.f.css',
	]);
	expect(slotAssets(REMOTE, 'results', 'nl', ON_DEMAND).styles).toEqual([
		'/-/remotes/listings/1.0.0/client/styles.r.css',
	]);
});

it('takes a sheet for no script', () => {
	const scripts = sharedScripts(REMOTE, 'filters', ON_DEMAND).map(({ href }) => href);
	expect(new Set(scripts)).toEqual(new Set(['/-/shell/core.js', '/-/shell/forms.js']));
	expect(slotAssets(REMOTE, 'filters', 'nl', ON_DEMAND).scripts[0]).toEqual({
		href: '/-/remotes/listings/1.0.0/client/entry.js',
		integrity: 'sha384-e',
	});
});

it('needs none of them where a shell provides nothing under that name', () => {
	expect(slotAssets(REMOTE, 'filters', 'nl', {}).styles).toHaveLength(1);
	expect(sharedScripts(REMOTE, 'filters', {})).toEqual([]);
});
