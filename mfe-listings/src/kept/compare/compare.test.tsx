import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleProperty } from '@estate/shared-contract/samples';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import compareSlot from '../../slots/compare.tsx';
import { keepInStorage, keptIn } from '../../testing/kept-in-storage.ts';
import { comparison } from '../storage/kept-lists.ts';
import { compareGroups } from './compare-rows.ts';

const api = await sampleApi();
beforeEach(() => localStorage.clear());

const visit = (url: string) => renderSlot(compareSlot, { url });
const titles = (html: string) => textsOf(html, 'th[scope="col"] a');

describe('properties side by side', () => {
	it('are a table with the properties as columns and the facts as rows, drawn by the server', async () => {
		const { html, response } = await visit('/nl/vergelijken/?ids=12,13,31');
		const table = page(html).querySelector('table')!;
		expect(titles(html)).toHaveLength(3);
		for (const row of table.querySelectorAll('tbody tr:has(th[scope="row"])'))
			expect(row.querySelectorAll('td')).toHaveLength(3);
		expect(textsOf(html, 'th[scope="row"]')).toEqual(
			expect.arrayContaining(['Bewoonbare oppervlakte', 'Energielabel', 'Slaapkamers', 'Prijs per m²']),
		);
		expect(response.head).toMatchObject({ noindex: true, canonical: '/nl/vergelijken/' });
		expect(page(html).querySelector('section[tabindex="0"][aria-label]')).toBeTruthy();
	});

	it('are four at most, and those that are gone are counted', async () => {
		expect(titles((await visit('/nl/vergelijken/?ids=12,13,14,15,16')).html)).toHaveLength(4);
		const { html } = await visit('/en/compare/?ids=12,999999');
		expect(titles(html)).toHaveLength(1);
		expect(html).toContain('1 property in this comparison is no longer on offer.');
	});

	it('are units of projects too, beside properties: what is not known of them is said, not guessed', async () => {
		const { html } = await renderSlot(compareSlot, {
			url: '/en/compare/?ids=12,-1401,-1403',
			routes: otherRoutes({
				'projects.project-unit': '/projects/:city/:projectSlug/:projectId/:unitSlug/:id/',
			}),
		});
		expect(titles(html)).toEqual([expect.any(String), 'Apartment 1.01, Scheldt Residence']);
		const [, unit] = page(html).querySelectorAll('th[scope="col"] a');
		expect(unit?.getAttribute('href')).toMatch(/^\/en\/projects\/.*\/14\/.*\/1401\/$/);
		const cells = [...page(html).querySelectorAll('tbody tr:has(th[scope="row"])')].map(
			(row) => row.querySelectorAll('td')[1]?.textContent,
		);
		expect(cells).toContain('62\u00a0m²');
		expect(cells).toContain('–Unknown');
		// The third is sold.
		expect(html).toContain('1 property in this comparison is no longer on offer.');
	});

	it('have a row for the floor that units lie on, where the lowest has its name', async () => {
		const { html } = await visit('/en/compare/?ids=-1401,-1402,12');
		const floor = [...page(html).querySelectorAll('tbody tr')].find(
			(row) => row.querySelector('th')?.textContent === 'Floor',
		);
		expect([...floor!.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
			'Ground floor',
			'1',
			'–Unknown',
		]);
	});

	it('mark the rows in which all are the same, for the switch that hides them', async () => {
		const { html } = await visit('/nl/vergelijken/?ids=12,13');
		for (const row of page(html).querySelectorAll('tbody tr:has(th[scope="row"])')) {
			const values = [...row.querySelectorAll('td')].map(({ innerHTML }) => innerHTML);
			expect(row.hasAttribute('data-same'), row.textContent ?? '').toBe(new Set(values).size === 1);
		}
		expect(page(html).querySelectorAll('[data-same]').length).toBeGreaterThan(0);
	});

	it('say "not known" where nothing is, and have no row of which nothing is known at all', async () => {
		const bare = sampleProperty(18, 'nl')!;
		const groups = compareGroups([bare, bare], (key) => String(key), 'nl', { depositMonths: {} });
		for (const { rows } of groups)
			for (const { values } of rows) expect(values.some((value) => value !== '')).toBe(true);
		const { html } = await visit('/nl/vergelijken/?ids=12,18');
		expect(textsOf(html, 'td')).toContain('–Niet bekend');
	});

	it('are taken away by a link, which lets them go in this browser as well', async () => {
		keepInStorage(comparison, [12, 13]);
		const slot = await (await visit('/nl/vergelijken/?ids=12,13')).hydrate();
		const remove = slot.container.querySelector('a[aria-label^="Verwijder"]')!;
		expect(remove.getAttribute('href')).toBe('/nl/vergelijken/?ids=13');
		fireEvent.click(remove);
		expect(keptIn(comparison)).toEqual([13]);
		expect(slot.host.navigations).toEqual([{ to: '/nl/vergelijken/?ids=13', keepScroll: false }]);
		expect(slot.errors).toEqual([]);
	});

	it('an address without properties takes those that this browser keeps, first chosen first', async () => {
		keepInStorage(comparison, [13, 12]);
		const slot = await (await visit('/nl/vergelijken/')).hydrate();
		await waitFor(() =>
			expect(slot.host.navigations).toEqual([{ to: '/nl/vergelijken/?ids=12,13', replace: true }]),
		);
	});

	it('none at all say how to choose some', async () => {
		const { html } = await visit('/nl/vergelijken/');
		expect(textsOf(html, 'h2')).toEqual(['Nog niets om te vergelijken']);
		expect(api.calls).toEqual([]);
	});

	it('fail as a page does when the api is silent', async () => {
		api.answer('property', () => ({ status: 503, body: {} }));
		await expect(visit('/nl/vergelijken/?ids=12,13')).rejects.toThrow();
	});
});
