import { otherRoutes, page, renderSlot } from '@estate/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';
import unitSlot from '../slots/unit.tsx';

type Heard = 'contact-project' | 'request-project-documents' | 'book-visit' | 'send-to-friend' | 'make-offer';

async function liveProject(heardIntents: Heard[]) {
	const slot = await (await renderSlot(detailSlot, { url: '/en/project/14/', heardIntents })).hydrate();
	const press = (words: string) =>
		fireEvent.click(
			[...slot.container.querySelectorAll('a')].find(({ textContent }) => textContent === words)!,
		);
	return { slot, press };
}

describe('the ways to ask about a project', () => {
	it('ask the page first, and stay there when somebody listens', async () => {
		const { slot, press } = await liveProject(['contact-project', 'request-project-documents']);
		press('Ask for information');
		press('Request the documents');
		expect(slot.host.navigations).toEqual([]);
		expect(slot.host.intents).toEqual(
			['contact-project', 'request-project-documents'].map((type) => ({ type, detail: { projectId: 14 } })),
		);
	});

	it('are plain links when nobody does', async () => {
		const { slot, press } = await liveProject([]);
		press('Request the documents');
		await waitFor(() =>
			expect(slot.host.navigations.map(({ to }) => to)).toEqual(['/en/contact/?project=14']),
		);
		expect(slot.errors).toEqual([]);
	});
});

const FORM_ROUTES = otherRoutes({
	visit: '/contact-appointment/',
	offer: '/purchase-offer/',
	friend: '/send-to-friend/',
});
const UNIT = (id: number) => `/en/projects/ghent/x/14/y/${id}/`;
/** Forms that a page leads to, each once, with what they are about. */
async function formsOf(render: Promise<{ html: string }>): Promise<string[]> {
	const links = page((await render).html).querySelectorAll(
		'article a[href*="?project="], article a[href*="?unit="]',
	);
	return [...new Set([...links].map((link) => (link.getAttribute('href') ?? '').replace('/en/', '')))].sort();
}
const ofUnit = (id: number) => formsOf(renderSlot(unitSlot, { url: UNIT(id), routes: FORM_ROUTES }));
const ofProject = (id: number) =>
	formsOf(renderSlot(detailSlot, { url: `/en/project/${id}/`, routes: FORM_ROUTES }));

describe('the forms that a page leads to', () => {
	it('of a free unit are visit, offer, question and friend', async () => {
		expect(await ofUnit(1401)).toEqual([
			'contact-appointment/?unit=1401',
			'contact/?project=14&unit=1401',
			'purchase-offer/?unit=1401',
			'send-to-friend/?unit=1401',
		]);
	});

	it('of a unit under option take no offer, of one that is sold only a question', async () => {
		expect(await ofUnit(1402)).not.toContain('purchase-offer/?unit=1402');
		expect(await ofUnit(1402)).toContain('contact-appointment/?unit=1402');
		expect(await ofUnit(1403)).toEqual(['contact/?project=14&unit=1403']);
	});

	it('of a project are visit, question and friend; of one that is sold out only a question', async () => {
		expect(await ofProject(14)).toEqual([
			'contact-appointment/?project=14',
			'contact/?project=14',
			'send-to-friend/?project=14',
		]);
		expect(await ofProject(6)).toEqual(['contact/?project=6']);
	});
});
