import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import type { ResolvedModule } from '@estate/shared-contract';
import { sampleInputs } from '@estate/shared-contract/samples';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { favourites } from '../kept/storage/kept-lists.ts';
import propertyList from '../slots/property-list.tsx';
import { keptIn } from '../testing/kept-in-storage.ts';

const api = await sampleApi();
const list = (url: string, input: ResolvedModule) => renderSlot(propertyList, { url, input });

const [sample] = sampleInputs('property-list', 'nl') as [ResolvedModule];
const module = (
	changes: Partial<ResolvedModule['module']>,
	query = 'goal=0&sort=newest',
): ResolvedModule => ({
	...sample,
	query,
	module: { ...sample.module, ...changes },
});

describe('a module with properties', () => {
	it('shows as many properties of its query as it should', async () => {
		const { html } = await list('/nl/', module({ maxItems: 2 }));
		expect(page(html).querySelectorAll('article')).toHaveLength(2);
		expect(api.calls.find(({ name }) => name === 'properties')?.query.get('pageSize')).toBe('2');
	});

	it('has the heading of the module, or that of its goal where the module hides its own', async () => {
		const title = { text: { nl: 'In de kijker', fr: 'À la une' }, public: true };
		expect(textsOf((await list('/fr/', module({ title }))).html, 'h2')).toEqual(['À la une']);
		const hidden = module({ title: { ...title, public: false } }, 'goal=1');
		expect(textsOf((await list('/nl/', hidden)).html, 'h2')).toEqual(['Te huur']);
	});

	it('leads to the whole list with the same search', async () => {
		const { html } = await list('/nl/', module({}, 'goal=1&bedrooms=2'));
		expect(html).toContain('href="/nl/te-huur/?bedrooms=2"');
	});

	it('lets a visitor keep a property as a favourite', async () => {
		const slot = await (await list('/nl/', module({}))).hydrate();
		const [heart, ...others] = slot.container.querySelectorAll<HTMLButtonElement>('article button');
		heart?.click();
		expect(keptIn(favourites)).toHaveLength(1);
		await waitFor(() => expect(heart?.getAttribute('aria-pressed')).toBe('true'));
		for (const other of others) expect(other.getAttribute('aria-pressed')).toBe('false');
		expect(slot.errors).toEqual([]);
	});
});
