import { page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import type { ResolvedModule } from '@estate/shared-contract';
import { sampleInputs, sampleProjects } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import listSlot from '../slots/list.tsx';
import projectListSlot from '../slots/project-list.tsx';

const api = await sampleApi();
const projects = sampleProjects('nl');
const noProjects = () => api.answer('projects', () => ({ status: 200, body: { items: [] } }));

const projectsPage = async (url: string) => (await renderSlot(listSlot, { url })).response;
const projectList = (url: string, input: ResolvedModule) => renderSlot(projectListSlot, { url, input });

describe('the list of projects', () => {
	it('shows them all, those with something left first, each leading to its own page', async () => {
		const { html, heading, head } = await projectsPage('/nl/projecten/');
		const links = [...page(html).querySelectorAll('article a')].map((link) => link.getAttribute('href'));
		expect(links).toHaveLength(projects.length);
		for (const link of links) expect(link).toMatch(/^\/nl\/projecten\/[a-z-]+\/[a-z-]+\/\d+\/$/);
		const last = projects.find(({ State }) => State === 'sold-out');
		expect(links.at(-1)).toContain(`/${last?.ID}/`);
		expect(heading).toBe('Projecten');
		expect(head?.canonical).toBe('/nl/projecten/');
	});

	it('says so when there are none', async () => {
		noProjects();
		const { html, head } = await projectsPage('/en/projects/');
		expect(textsOf(html, 'h2')).toEqual(['No projects are currently available.']);
		expect(head?.noindex).toBe(true);
	});

	it('says only that none fits, where there are others', async () => {
		api.answer('projects', () => ({ status: 200, body: { items: [], total: 0, pageCount: 1 } }));
		const { html } = await projectsPage('/nl/projecten/?type=1&bedrooms=4&price-max=300000');
		expect(textsOf(html, 'h2')).toEqual(['Geen enkel project past bij deze keuze.']);
		expect(html).not.toContain('Er zijn momenteel geen projecten');
	});

	describe('of an api that filters', () => {
		const choices = {
			cities: [{ Name: 'Gent', Zip: '9000', count: 2 }],
			types: [{ WebID: 2, Name: 'Appartement', count: 2 }],
		};
		const answerPages = () =>
			api.answer('projects', () => ({
				status: 200,
				body: { items: projects, total: 30, pageCount: 3, choices, points: [], circleRadius: 500 },
			}));
		const linksOf = (html: string, label: string) =>
			[...page(html).querySelectorAll(`[aria-label="${label}"] a`)].map((link) => link.getAttribute('href'));

		it('has its filters in a plain form, which keeps order and view', async () => {
			answerPages();
			const { html } = await projectsPage(
				'/nl/projecten/?city=gent%7C9000&bedrooms=2&sort=price-asc&view=map',
			);
			const form = page(html).querySelector<HTMLFormElement>('form');
			expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/nl/projecten/']);
			const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
			expect(
				fields.map(({ name, value, type }) => (type === 'checkbox' ? name : `${name}=${value}`)),
			).toEqual([
				'sort=price-asc',
				'view=map',
				'city=gent|9000',
				'type=',
				'bedrooms=2',
				'price-max=',
				'hide',
			]);
		});

		it('has its orders, its map and its pages behind links, each keeping the rest', async () => {
			answerPages();
			const { html } = await projectsPage('/nl/projecten/?type=2&page=2');
			expect(linksOf(html, 'Sorteren')).toEqual([
				'/nl/projecten/?type=2',
				'/nl/projecten/?type=2&sort=price-asc',
				'/nl/projecten/?type=2&sort=price-desc',
				'/nl/projecten/?type=2&sort=delivery',
			]);
			expect(linksOf(html, 'Weergave')).toEqual([
				'/nl/projecten/?type=2&page=2',
				'/nl/projecten/?type=2&page=2&view=map',
			]);
			expect(html).toContain('href="/nl/projecten/?type=2&amp;page=3"');
			expect(textsOf(html, 'iframe')).toEqual([]);
			const map = await projectsPage('/nl/projecten/?view=map');
			expect(linksOf(map.html, 'Weergave')[0]).toBe('/nl/projecten/');
			expect(page(map.html).querySelector('[class*="map"]')).not.toBeNull();
		});

		it('in another order is canonical to the plain list, its later pages are kept out of search engines', async () => {
			answerPages();
			expect((await projectsPage('/nl/projecten/?page=2')).head?.canonical).toBe('/nl/projecten/?page=2');
			expect((await projectsPage('/nl/projecten/?sort=price-desc&page=2')).head).toMatchObject({
				canonical: '/nl/projecten/',
				noindex: true,
			});
			expect((await projectsPage('/nl/projecten/?sort=price-desc')).head?.noindex).not.toBe(true);
		});
	});

	it('names a budget that is none, and reads one in thousands', async () => {
		const messages = async (query: string) =>
			textsOf((await projectsPage(`/nl/projecten/?${query}`)).html, '[role="status"]');
		expect(await messages('price-max=abc')).toEqual([
			'Dit herkenden we niet: “abc”. We houden er geen rekening mee.',
		]);
		expect(await messages('price-max=350k')).toEqual([]);
	});
});

describe('a module with projects', () => {
	const [sample] = sampleInputs('project-list', 'nl');
	const module = (maxItems: number): ResolvedModule => ({
		...sample!,
		module: { ...sample!.module, maxItems },
	});

	it('shows as many as it should, with the way to the others', async () => {
		const { html } = await projectList('/fr/', module(2));
		expect(page(html).querySelectorAll('article')).toHaveLength(2);
		expect(html).toContain('href="/fr/projets/"');
	});

	it('shows all of them when it names no number, and then leads nowhere else', async () => {
		const { html } = await projectList('/fr/', module(0));
		expect(page(html).querySelectorAll('article')).toHaveLength(projects.length);
		expect(html).not.toContain('href="/fr/projets/"');
	});

	it('says so when there are none', async () => {
		noProjects();
		const { html } = await projectList('/en/', module(3));
		expect(html).toContain('No projects are currently available.');
	});
});
