import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { shownNeighbourhood } from '../neighbourhood/neighbourhood-section.tsx';
import { InLanguage } from '../testing/sample-texts.tsx';
import { LocationMap, type LocationMapProps } from './location-map.tsx';

// The code that comes on demand is there before the clock of a test runs.
beforeAll(async () => void (await import('./map-frame.tsx')), 120_000);

const CORNERS = [
	{ lat: 51.05, lng: 3.7 },
	{ lat: 51.06, lng: 3.7 },
	{ lat: 51.06, lng: 3.72 },
];

/** What the page posts to the frame of its map. */
async function posted(outline: LocationMapProps['outline']) {
	const { unmount } = render(
		<InLanguage language="nl">
			<LocationMap
				located={{ Location: { lat: 51.055, lng: 3.71 } }}
				address="Kouter 1"
				title="Kaart"
				without="Geen kaart"
				hidden="Op aanvraag"
				outline={outline}
			/>
		</InLanguage>,
	);
	fireEvent.click(screen.getByRole('button'));
	await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
	const source = document.querySelector('iframe')?.contentWindow as Window;
	const post = vi.spyOn(source, 'postMessage');
	const ready = { origin: location.origin, source, data: { type: 'map-ready' } };
	// A frame that is ready before somebody listens says it again.
	const isAnswered = () => {
		dispatchEvent(new MessageEvent('message', ready));
		return post.mock.calls.length > 0;
	};
	await expect.poll(isAnswered).toBe(true);
	unmount();
	return post.mock.calls[0]?.[0];
}

it('draws the outline of the neighbourhood around the address, where there is one', async () => {
	expect(await posted(CORNERS)).toMatchObject({
		messageInfo: { shape: CORNERS },
		customMarker: { Lat: 51.055 },
	});
	const without = (await posted([])) as { messageInfo: object };
	expect(without.messageInfo).not.toHaveProperty('shape');
});

it('takes of a neighbourhood no more corners than a map draws, and of fewer than three none', () => {
	const outlineOf = (corners: number) =>
		shownNeighbourhood({
			...{ ID: 1, Name: 'Rabot', Title: '', Subtitle: '', Description: '' },
			...{ PicturesSmall: [], PicturesMedium: [], PicturesLarge: [], PicturesExtraLarge: [] },
			Coordinates: Array.from({ length: corners }, (_, place) => ({ lat: 51 + place / 1000, lng: 3.7 })),
		}).outline;
	expect([0, 2, 3, 60, 61, 500].map((corners) => outlineOf(corners).length)).toEqual([0, 0, 3, 60, 31, 56]);
});
