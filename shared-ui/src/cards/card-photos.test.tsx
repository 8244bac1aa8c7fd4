import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-properties.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { PropertyCard } from './property-card.tsx';

const card = (PictureIDs: string[] | undefined) => (
	<InLanguage language="en">
		<PropertyCard property={sampleProperty({ PictureIDs, TypeDescription: 'Sunny house' })} href="/en/x/" />
	</InLanguage>
);
const next = () => screen.getByRole('button', { name: 'Next photo of Sunny house' });
const previous = () => screen.queryByRole('button', { name: 'Previous photo of Sunny house' });

describe("the photos of a property's card", () => {
	it('are one photo without arrows where an older api names no others', () => {
		const { container } = render(card(undefined));
		expect(container.querySelectorAll('img')).toHaveLength(1);
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('ask for the first photo alone in the markup of the server, where no arrow waits for JavaScript', () => {
		const html = renderToString(card(['b', 'c']));
		expect(html.match(/<img/g)).toHaveLength(1);
		expect(html).toContain('/media/b/600.avif');
		expect(html).not.toContain('<button');
	});

	it('leave the card one link with one tab stop; a press on a photo leads to the same page', () => {
		const { container } = render(card(['b', 'c']));
		expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sunny house']);
		const row = container.querySelector('a[aria-hidden]');
		expect(row?.getAttribute('href')).toBe('/en/x/');
		expect(row?.getAttribute('tabindex')).toBe('-1');
		expect(row?.querySelector('button, input')).toBeNull();
	});

	it('have their arrows after the link in the order of the Tab key', () => {
		render(card(['b', 'c']));
		const order = next().compareDocumentPosition(screen.getByRole('link', { name: 'Sunny house' }));
		expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
	});

	it('go on with the arrow, and after the last one to the first', () => {
		render(card(['b', 'c']));
		expect(previous()).toBeNull();
		fireEvent.click(next());
		expect(previous()).not.toBeNull();
		fireEvent.click(next());
		fireEvent.click(next());
		expect(previous()).toBeNull();
	});

	it('keep the focus on an arrow when the first photo takes its arrow away', () => {
		render(card(['b']));
		fireEvent.click(next());
		previous()?.focus();
		fireEvent.click(previous() as HTMLElement);
		expect(document.activeElement).toBe(next());
	});
});
