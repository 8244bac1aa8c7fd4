import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleUnit } from '@estate/shared-contract/samples';
import { fireEvent, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';
import unitSlot from '../slots/unit.tsx';

const api = await sampleApi();
const PROJECT = '/en/project/14/';
const UNIT = '/en/projects/ghent/x/14/y/1401/';
const answer = sampleUnit(1401, 'en')!;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => localStorage.clear());

describe('the page of a project and that of a unit', () => {
	it.each([
		['a project', () => renderSlot(detailSlot, { url: PROJECT }), /\/en\/projects\/gent\/[\w-]+\/14\//],
		['a unit', () => renderSlot(unitSlot, { url: UNIT }), /\/en\/projects\/gent\/[\w-]+\/14\/[\w-]+\/1401\//],
	])(
		'passes %s on by its absolute address without JavaScript, and on paper by a code',
		async (_, render, path) => {
			const { html } = await render();
			const shown = page(html);
			const [mail, whatsApp] = [...shown.querySelectorAll<HTMLAnchorElement>('header details a')];
			expect(decodeURIComponent(mail?.href ?? '')).toMatch(new RegExp(`https://[^/]+${path.source}`));
			expect(whatsApp?.href).toMatch(/^https:\/\/wa\.me\//);
			expect(
				decodeURIComponent(shown.querySelector('article > [aria-hidden] img')?.getAttribute('src') ?? ''),
			).toMatch(path);
			expect(textsOf(html, 'header > div > div > button').join()).toContain('Print');
		},
	);

	it('keeps a unit as a favourite, as lists do: by the negative of its id', async () => {
		const slot = await (await renderSlot(unitSlot, { url: UNIT })).hydrate();
		const button = [...slot.container.querySelectorAll('button')].find(
			({ textContent }) => textContent === 'Favourite',
		)!;
		fireEvent.click(button);
		expect(localStorage.getItem('estate-favourites-1')).toBe('[-1401]');
		await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
		fireEvent.click(button);
		await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
		expect(localStorage.getItem('estate-favourites-1')).toBeNull();
		expect(slot.errors).toEqual([]);
	});

	it('chooses a unit to compare, leads to the comparison from the tray, and says when four are chosen', async () => {
		localStorage.setItem('estate-comparison-1', '[1,2]');
		const slot = await (
			await renderSlot(unitSlot, { url: UNIT, routes: otherRoutes({ 'listings.compare': '/compare/' }) })
		).hydrate();
		const button = [...slot.container.querySelectorAll('button')].find(
			({ textContent }) => textContent === 'Compare',
		)!;
		const tray = () => slot.container.querySelector('section[aria-label="Properties to compare"]');
		await waitFor(() => expect(tray()?.textContent).toBe('Compare 2 properties'));
		fireEvent.click(button);
		await waitFor(() =>
			expect(tray()?.querySelector('a')?.getAttribute('href')).toBe('/en/compare/?ids=2,1,-1401'),
		);
		expect(localStorage.getItem('estate-comparison-1')).toBe('[-1401,1,2]');
		fireEvent.click(tray()!.querySelector('button')!);
		await waitFor(() => expect(tray()).toBeNull());
		expect(localStorage.getItem('estate-comparison-1')).toBeNull();
		localStorage.setItem('estate-comparison-1', '[1,2,3,4]');
		fireEvent.click(button);
		await waitFor(() => expect(slot.container.textContent).toContain('You can compare up to 4 properties'));
		expect(localStorage.getItem('estate-comparison-1')).toBe('[1,2,3,4]');
		expect(slot.errors).toEqual([]);
	});

	it('says that no more favourites fit', async () => {
		localStorage.setItem(
			'estate-favourites-1',
			JSON.stringify(Array.from({ length: 100 }, (_, id) => id + 1)),
		);
		const slot = await (await renderSlot(unitSlot, { url: UNIT })).hydrate();
		const button = [...slot.container.querySelectorAll('button')].find(
			({ textContent }) => textContent === 'Favourite',
		)!;
		fireEvent.click(button);
		await waitFor(() => expect(slot.container.querySelector('[role=status]')?.textContent).toContain('100'));
		expect(button.getAttribute('aria-pressed')).toBe('false');
	});

	it('works out 6 % VAT where the seller states it, beside the usual rate, with its conditions', async () => {
		api.answer('unit', () => ({
			status: 200,
			body: { ...answer, Facts: { ...answer.Facts, VAT: 6 } },
		}));
		const { html } = await renderSlot(unitSlot, { url: UNIT });
		const costs = page(html).querySelector('#costs')!;
		expect(plain(costs.querySelector('tbody tr:nth-child(2) td')?.textContent)).toBe('€ 15.540');
		expect(costs.querySelectorAll('input[type=radio]')).toHaveLength(2);
		expect(costs.textContent).toContain('The 6% VAT rate is subject to conditions');
	});

	it('works out what a unit costs as a new build with VAT, where its price is published', async () => {
		const { html } = await renderSlot(unitSlot, { url: UNIT });
		const costs = page(html).querySelector('#costs');
		expect(plain(costs?.querySelector('tbody td')?.textContent)).toBe('€ 259.000');
		// One answer is no choice.
		expect(costs?.querySelectorAll('input[type=radio]')).toHaveLength(0);
		expect(costs?.textContent).toContain('VAT on the price');
		api.answer('unit', () => ({
			status: 200,
			body: { ...answer, Unit: { ...answer.Unit, PublishPrice: false, Price: undefined } },
		}));
		expect(page((await renderSlot(unitSlot, { url: UNIT })).html).querySelector('#costs')).toBeNull();
	});
});
