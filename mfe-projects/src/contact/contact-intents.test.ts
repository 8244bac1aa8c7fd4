import { renderSlot } from '@estate/remote-kit/testing';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';

async function liveProject(heardIntents: ('contact-project' | 'request-project-documents')[]) {
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
		press('Ask about this project');
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
