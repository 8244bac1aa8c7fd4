import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CardGrid } from './card-grid.tsx';
import { FactList } from './fact-list.tsx';
import { RichText } from './rich-text.tsx';
import { Section } from './section.tsx';

const crumbs = [
	{ name: 'Home', href: '/nl/' },
	{ name: 'Te koop', href: '/nl/te-koop/' },
	{ name: 'Rijwoning' },
];

describe('breadcrumbs', () => {
	it('lead property first, and end on the page itself without a link', () => {
		render(
			<InLanguage>
				<Breadcrumbs crumbs={crumbs} />
			</InLanguage>,
		);
		const trail = screen.getByRole('navigation', { name: 'Kruimelpad' });
		expect(
			within(trail)
				.getAllByRole('link')
				.map((link) => link.textContent),
		).toEqual(['Home', 'Te koop']);
		expect(screen.getByText('Rijwoning').getAttribute('aria-current')).toBe('page');
	});
});

describe('a grid of cards', () => {
	it('is a list with an item for each card, and none for what is not there', () => {
		render(
			<CardGrid columns={3} label="Panden">
				<article>a</article>
				{false}
				{null}
				<article>b</article>
			</CardGrid>,
		);
		const list = screen.getByRole('list', { name: 'Panden' });
		expect(within(list).getAllByRole('listitem')).toHaveLength(2);
		expect(list.style.getPropertyValue('--columns')).toBe('3');
	});

	it('has four columns by default', () => {
		render(<CardGrid>x</CardGrid>);
		expect(screen.getByRole('list').style.getPropertyValue('--columns')).toBe('4');
	});
});

it('facts are pairs of term and value', () => {
	render(<FactList facts={[{ label: 'Bouwjaar', value: 1928 }]} />);
	expect(screen.getByRole('term').textContent).toBe('Bouwjaar');
	expect(screen.getByRole('definition').textContent).toBe('1928');
});

it('a section with a title starts with its heading', () => {
	render(
		<Section title="Nieuws" id="nieuws" action={<a href="/nl/nieuws/">Alles</a>}>
			<p>x</p>
		</Section>,
	);
	expect(screen.getByRole('heading', { level: 2, name: 'Nieuws' })).toBeDefined();
	expect(screen.getByRole('link', { name: 'Alles' })).toBeDefined();
});

it('rich text is rendered as HTML', () => {
	render(<RichText html="<p>Een <strong>huis</strong></p>" />);
	expect(screen.getByText('huis').tagName).toBe('STRONG');
});
