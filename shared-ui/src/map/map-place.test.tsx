import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { MapPlace } from './map-place.tsx';

const place = (isAsked?: boolean) => (
	<InLanguage language="fr">
		<MapPlace
			title="Carte des biens"
			without="Voyez la liste."
			content={undefined}
			{...(isAsked ? { isAsked } : {})}
		/>
	</InLanguage>
);
const frame = () => document.querySelector('iframe');

// The code that comes on demand is there before the clock of a test runs.
beforeAll(async () => void (await import('./map-frame.tsx')), 120_000);

it('embeds nothing before it is asked for; then a frame with a title, in the language of the page', async () => {
	render(place());
	expect(frame()).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Afficher sur la carte' }));
	await expect.poll(frame).not.toBeNull();
	expect(frame()?.title).toBe('Carte des biens');
	expect(frame()?.getAttribute('src')).toBe('/map-frame/?lng=fr');
});

it('can be skipped by the keyboard', () => {
	render(place(true));
	const skip = screen.getByRole('link', { name: 'Passer la carte' });
	const target = document.getElementById(skip.getAttribute('href')?.slice(1) ?? '');
	expect(target?.tabIndex).toBe(-1);
	expect(skip.compareDocumentPosition(target as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says without JavaScript what stands in for it', () => {
	const html = renderToString(place(true));
	expect(html).toMatch(/<noscript><p[^>]*>Voyez la liste\.<\/p><\/noscript>/);
	expect(html).not.toContain('iframe');
});
