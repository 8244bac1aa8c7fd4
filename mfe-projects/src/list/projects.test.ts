import { sampleInputs, sampleProjects } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltRemote, builtRemote } from '../testing/built-remote.ts';
import { page, textsOf } from '../testing/page.ts';

let remote: BuiltRemote;
beforeAll(async () => {
	remote = await builtRemote();
}, 60_000);
afterAll(() => remote.close());
beforeEach(() => remote.api.reset());

const projects = sampleProjects('nl');
const noProjects = () => remote.api.answer('projects', () => ({ status: 200, body: { items: [] } }));

describe('the list of projects', () => {
	it('shows them all, those with something left first, each leading to its own page', async () => {
		const { html, heading, head } = await remote.draw('list', '/nl/projecten/');
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
		const { html, head } = await remote.draw('list', '/en/projects/');
		expect(textsOf(html, 'h2')).toEqual(['No projects are currently available.']);
		expect(head?.noindex).toBe(true);
	});
});

describe('a module with projects', () => {
	const [sample] = sampleInputs('project-list', 'nl');
	const module = (maxItems: number) => ({ ...sample, module: { ...sample!.module, maxItems } });

	it('shows as many as it should, with the way to the others', async () => {
		const { html } = await remote.draw('project-list', '/fr/', module(2));
		expect(page(html).querySelectorAll('article')).toHaveLength(2);
		expect(html).toContain('href="/fr/projets/"');
	});

	it('shows all of them when it names no number, and then leads nowhere else', async () => {
		const { html } = await remote.draw('project-list', '/fr/', module(0));
		expect(page(html).querySelectorAll('article')).toHaveLength(projects.length);
		expect(html).not.toContain('href="/fr/projets/"');
	});

	it('says so when there are none', async () => {
		noProjects();
		const { html } = await remote.draw('project-list', '/en/', module(3));
		expect(html).toContain('No projects are currently available.');
	});
});
