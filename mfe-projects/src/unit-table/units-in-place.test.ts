import { renderSlot } from '@estate/remote-kit/testing';
import { sampleProject } from '@estate/shared-contract/samples';
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import detailSlot from '../slots/detail.tsx';

const { Slugs, Units } = sampleProject(14, 'nl')!;
const PATH = `/nl/projecten/gent/${Slugs.nl?.slug}/14/`;

it('a press sorts and chooses at once, and the address follows in place of the one before', async () => {
	const slot = await (await renderSlot(detailSlot, { url: PATH })).hydrate();
	const names = () => [...slot.container.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
	const press = (words: string) =>
		fireEvent.click(
			[...slot.container.querySelectorAll('#units a')].find(({ textContent }) => textContent === words)!,
		);
	expect(slot.errors).toEqual([]);
	const sorted = (direction: string) =>
		waitFor(() => expect(slot.container.querySelector(`[aria-sort="${direction}"]`)).not.toBeNull());
	press('Bewoonbaar');
	await sorted('ascending');
	press('Bewoonbaar');
	await sorted('descending');
	expect(names()).toEqual(Units.map(({ Name }) => Name).reverse());
	press('Beschikbaar');
	const available = Units.filter(({ State }) => State === 'available').map(({ Name }) => Name);
	// The largest first.
	await waitFor(() => expect(names()).toEqual(available.toReversed()));
	expect(slot.host.navigations.at(-1)).toEqual({
		to: `${PATH}?state=available&sort=area-desc#units`,
		replace: true,
		keepScroll: true,
	});
});
