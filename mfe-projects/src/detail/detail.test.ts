import { renderSlot } from '@estate/remote-kit/testing';
import { sampleProject } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';
import { page, textsOf } from '../testing/page.ts';

const project = sampleProject(14, 'nl')!;
const detail = async (url: string) => (await renderSlot(detailSlot, { url })).response;
const words = (html: string) => (page(html).body.textContent ?? '').replace(/\u00a0/g, ' ');

describe('the page of a project', () => {
	it('says its name, from which to which price it goes, and how much is sold', async () => {
		const { html, status } = await detail('/nl/projecten/gent/x/14/');
		expect(status ?? 200).toBe(200);
		expect(textsOf(html, 'h1')).toEqual([project.Name]);
		expect(words(html)).toContain('€ 259.000 tot € 349.000');
		expect(words(html)).toContain(`${project.UnitsSold} van ${project.UnitCount}`);
		const meter = page(html).querySelector('meter');
		expect([meter?.getAttribute('value'), meter?.getAttribute('max')]).toEqual([
			String(project.UnitsSold),
			String(project.UnitCount),
		]);
	});

	it('has a row for every unit, with its price, or its state once it is sold', async () => {
		const { html } = await detail('/nl/project/14/');
		const rows = [...page(html).querySelectorAll('tbody tr')];
		expect(rows).toHaveLength(project.Units.length);
		for (const [index, unit] of project.Units.entries()) {
			const price = rows[index]?.querySelector('td:last-child')?.textContent?.replace(/\u00a0/g, ' ');
			expect(price).toBe(unit.State === 'sold' ? 'Verkocht' : `€ ${unit.Price?.toLocaleString('nl-BE')}`);
		}
	});

	it('tells its address in every language of the site', async () => {
		const { addresses } = await detail('/nl/project/14/');
		expect(addresses).toMatchObject({
			nl: `/nl/projecten/gent/${project.Slugs.nl?.slug}/14/`,
			fr: `/fr/projets/gent/${project.Slugs.fr?.slug}/14/`,
			en: `/en/projects/gent/${project.Slugs.en?.slug}/14/`,
		});
	});

	it('shows "on request" where prices are not known, in words and for search engines', async () => {
		const { html, head } = await detail('/nl/project/3/');
		expect(words(html)).toContain('Prijs op aanvraag');
		expect(JSON.stringify(head?.jsonLd)).not.toContain('lowPrice');
	});

	it('says that a project is sold out', async () => {
		const { html, head } = await detail('/en/project/6/');
		expect(words(html)).toContain('Everything is sold');
		expect(head?.jsonLd?.[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
	});

	it('is not found where nobody knows the project, and shows others', async () => {
		const { html, status, head } = await detail('/en/project/99999/');
		expect(status).toBe(404);
		expect(textsOf(html, 'h1')).toEqual(['Project not found']);
		expect(page(html).querySelectorAll('article').length).toBeGreaterThan(0);
		expect(head?.noindex).toBe(true);
	});
});
