import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleHome } from '../testing/sample-homes.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { PropertyCard, type PropertyCardProps } from './property-card.tsx';

const card = (props: Partial<PropertyCardProps> = {}) => (
	<InLanguage>
		<PropertyCard home={sampleHome()} href="/nl/te-koop/gent/rijwoning/12/" {...props} />
	</InLanguage>
);

describe("a home's card", () => {
	it('is one link with one tab stop, named by its title', () => {
		render(card());
		const links = screen.getAllByRole('link');
		expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
			['Lichtrijke rijwoning met stadstuin', '/nl/te-koop/gent/rijwoning/12/'],
		]);
	});

	it('says the price before the title', () => {
		render(card());
		const words = screen.getByRole('article').textContent ?? '';
		expect(words.indexOf('349.000')).toBeLessThan(words.indexOf('Lichtrijke'));
		expect(words.indexOf('349.000')).toBeGreaterThan(-1);
	});

	it('says type and place, the city in title case', () => {
		render(card());
		expect(screen.getByText('Rijwoning · 9000 Gent')).toBeDefined();
	});

	it('takes the city spelling of the site', () => {
		render(card({ site: { marqueeColors: {}, citySpellings: { GENT: 'Ghent' } } }));
		expect(screen.getByText('Rijwoning · 9000 Ghent')).toBeDefined();
	});

	it('tells its facts in words to those who do not see the icons', () => {
		render(card({ home: sampleHome({ Bedrooms: 1, SurfaceGround: undefined }) }));
		const facts = within(screen.getByRole('list', { name: 'Kenmerken' })).getAllByRole('listitem');
		expect(facts.map((fact) => fact.title.replaceAll('\u00a0', ' '))).toEqual([
			'1 slaapkamer',
			'1 badkamer',
			'152 m² bewoonbaar',
		]);
	});

	it('draws no fact list for a home of which no fact is known', () => {
		const home = sampleHome({
			Bedrooms: undefined,
			Bathrooms: 0,
			SurfaceLiving: undefined,
			SurfaceGround: undefined,
		});
		render(card({ home }));
		expect(screen.queryByRole('list')).toBeNull();
	});

	it('takes the badge out of the title', () => {
		render(card({ home: sampleHome({ TypeDescription: 'OPTIE - Rijwoning met tuin' }) }));
		expect(screen.getByRole('link').textContent).toBe('Rijwoning met tuin');
		expect(screen.getByText('In optie')).toBeDefined();
	});

	it('says so when there is no photo', () => {
		render(card({ home: sampleHome({ SmallPictureItem: undefined }) }));
		expect(screen.getByText('Er is geen foto gevonden')).toBeDefined();
	});

	it('stands at the heading level of its list', () => {
		render(card({ headingLevel: 2 }));
		expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
	});

	it('renders on the server to the same markup twice', () => {
		expect(renderToString(card())).toBe(renderToString(card()));
	});
});
