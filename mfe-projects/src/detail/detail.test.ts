import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { sampleProject } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';

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

	it.each([
		['2027-06', 'Opleveringjuni 2027'],
		['voorjaar 2027', 'Opleveringvoorjaar 2027'],
	])('says when it is ready: "%s"', async (Delivery, said) => {
		(await sampleApi()).answer('project', () => ({ status: 200, body: { ...project, Delivery } }));
		expect(words((await detail('/nl/project/14/')).html)).toContain(said);
		(await sampleApi()).answer('project', () => ({ status: 200, body: project }));
	});

	it('has a column of floors only where some unit is not at ground level', async () => {
		const columns = async () => textsOf((await detail('/nl/project/14/')).html, 'thead th');
		expect(await columns()).toContain('Verdieping');
		const Units = project.Units.map((unit) => ({ ...unit, Floor: 0 }));
		(await sampleApi()).answer('project', () => ({ status: 200, body: { ...project, Units } }));
		expect(await columns()).not.toContain('Verdieping');
		expect(await columns()).toContain('Slaapkamers');
	});

	it('has a row for every unit that leads to its page, with its price as long as it is to be had', async () => {
		const { html } = await detail('/nl/project/14/');
		const rows = [...page(html).querySelectorAll('tbody tr')];
		expect(rows).toHaveLength(project.Units.length);
		// A table and its cells are what they are: a standards checker refuses a role on them.
		expect(page(html).querySelectorAll('table[role], table [role]')).toHaveLength(0);
		for (const [index, unit] of project.Units.entries()) {
			const words = (rows[index]?.textContent ?? '').replace(/\u00a0/g, ' ');
			expect(words.includes('€')).toBe(unit.State !== 'sold');
			const href = rows[index]?.querySelector('a')?.getAttribute('href');
			expect(href).toBe(`/nl/projecten/gent/${project.Slugs.nl?.slug}/14/${unit.Slugs.nl}/${unit.ID}/`);
		}
	});

	it('shows units in the order and choice of the address, and says by which column', async () => {
		const { html, head } = await detail('/nl/projecten/gent/x/14/?state=available&sort=price-desc');
		const available = project.Units.filter(({ State }) => State === 'available');
		expect(textsOf(html, 'tbody th')).toEqual(available.map(({ Name }) => Name).reverse());
		expect(textsOf(html, 'th[aria-sort="descending"]')).toEqual(['Prijs']);
		expect(head?.canonical).not.toContain('?');
	});

	it('says by its prices and above those of its units that VAT and costs come on top, and nothing where no price stands', async () => {
		const { html } = await detail('/fr/projets/gent/x/14/');
		expect(textsOf(html, 'header p')).toContain('hors TVA et frais');
		expect(textsOf(html, '#units caption')).toEqual(['Prix hors TVA et frais']);
		const unpriced = await detail('/fr/project/3/');
		// Other projects below it have prices.
		const own = page(unpriced.html);
		expect(own.querySelector('article header')?.textContent).not.toContain('hors TVA');
		expect(own.querySelector('#units')?.textContent).not.toContain('hors TVA');
	});

	it('says so when no unit fits, with the way back to all of them', async () => {
		const { html } = await detail('/nl/projecten/gent/x/14/?state=available&floor=1');
		expect(words(html)).toContain('Geen wooneenheid voldoet aan deze keuze.');
		expect(textsOf(html, '#units a')).toContain('Toon ze allemaal');
	});

	it.each([
		[
			'nl/projecten',
			'?type=2&bedrooms=2&price=0-300000',
			'Appartement, minstens 2 slaapkamers, tot € 300.000',
		],
		['fr/projets', '?bedrooms=1', 'au moins 1 chambre'],
		['en/projects', '?price=250000-', 'from € 250.000'],
		['de/projects', '?price=250000-300000', '250.000 € bis 300.000 €'],
	])('names on /%s/ what a search %s asked of its units', async (list, search, filters) => {
		const { html } = await detail(`/${list}/gent/x/14/${search}`);
		expect(textsOf(html, 'tbody th').length).toBeGreaterThan(0);
		const [said] = textsOf(html, '#units p:has(a) > span');
		expect(said?.replace(/\u00a0/g, ' ')).toContain(`: ${filters}.`);
	});

	it('names nothing of a search that its filters show, and what finds nothing beside the way back', async () => {
		const said = async (search: string) =>
			textsOf((await detail(`/nl/projecten/gent/x/14/${search}`)).html, '#units p:has(a) > *');
		expect(await said('?type=2&state=available')).toEqual([]);
		expect(await said('?bedrooms=9')).toEqual([
			'Geen wooneenheid voldoet aan deze keuze.',
			'Volgens uw zoekopdracht: minstens 9 slaapkamers.',
			'Toon ze allemaal',
		]);
	});

	it('tells about the neighbourhood, and names its documents with the way to get them', async () => {
		const { html } = await detail('/nl/project/14/');
		expect(textsOf(html, '#neighbourhood h2')).toEqual([project.Neighbourhood?.Title]);
		expect(textsOf(html, '#documents li')).toEqual(project.Documents.map(({ Name }) => Name));
		expect(page(html).querySelector('#documents a')?.getAttribute('href')).toContain('?project=14');
	});

	it('says where it lies, and of a hidden address only round about where', async () => {
		const known = await detail('/nl/project/14/');
		expect(textsOf(known.html, '#location p')[0]).toContain('Kaai 14');
		const hidden = await detail('/nl/project/3/');
		expect(words(hidden.html)).toContain('ergens in de cirkel');
		expect(JSON.stringify(hidden.head)).not.toContain('GeoCoordinates');
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

	it('counts as available what is neither sold nor under option, in words and for search engines, as its filter does', async () => {
		const { html, head } = await detail('/nl/project/14/?state=available');
		const available = project.Units.filter(({ State }) => State === 'available').length;
		expect(words(html)).toContain(`Nog te koop${available} van ${project.UnitCount}`);
		expect(page(html).querySelectorAll('tbody tr')).toHaveLength(available);
		expect(head?.jsonLd?.[0]).toMatchObject({ offers: { offerCount: available, lowPrice: 259_000 } });
	});

	it('says that a project is sold out', async () => {
		const { html, head } = await detail('/en/project/6/');
		expect(textsOf(html, 'h2')[0]).toBe('This project is sold out');
		expect(textsOf(html, 'article article h3').length).toBeGreaterThan(0);
		expect(head?.jsonLd?.[0]).toMatchObject({
			offers: { availability: 'https://schema.org/SoldOut', offerCount: 0 },
		});
		expect(JSON.stringify(head?.jsonLd)).not.toContain('lowPrice');
		expect(page(html).querySelector('header')?.textContent).not.toContain('starting from');
	});

	it('is not found where nobody knows the project, and shows others', async () => {
		const { html, status, head } = await detail('/en/project/99999/');
		expect(status).toBe(404);
		expect(textsOf(html, 'h1')).toEqual(['Project not found']);
		expect(page(html).querySelectorAll('article').length).toBeGreaterThan(0);
		expect(head?.noindex).toBe(true);
	});
});
