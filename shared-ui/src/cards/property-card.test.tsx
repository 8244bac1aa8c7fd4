import type { PropertySummary } from '@estate/shared-contract';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-properties.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { PropertyCard, type PropertyCardProps } from './property-card.tsx';

const card = (props: Partial<PropertyCardProps> = {}) => (
	<InLanguage>
		<PropertyCard property={sampleProperty()} href="/nl/te-koop/gent/rijwoning/12/" {...props} />
	</InLanguage>
);

describe("a property's card", () => {
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
		expect(screen.getByText('Rijwoning · 9000 Gent').textContent).toBe('Rijwoning\u00a0· 9000 Gent');
	});

	it('takes the city spelling of the site', () => {
		render(card({ site: { marqueeColors: {}, citySpellings: { GENT: 'Ghent' } } }));
		expect(screen.getByText('Rijwoning · 9000 Ghent')).toBeDefined();
	});

	it('gives its facts in words to those who do not see the icons', () => {
		render(card({ property: sampleProperty({ Bedrooms: 1, SurfaceGround: undefined }) }));
		const facts = within(screen.getByRole('list', { name: 'Kenmerken' })).getAllByRole('listitem');
		expect(facts.map((fact) => fact.title.replaceAll('\u00a0', ' '))).toEqual([
			'1 slaapkamer',
			'1 badkamer',
			'152 m² bewoonbaar',
		]);
	});

	it('renders no fact list for a property of which no fact is known', () => {
		const property = sampleProperty({
			Bedrooms: undefined,
			Bathrooms: 0,
			SurfaceLiving: undefined,
			SurfaceGround: undefined,
		});
		render(card({ property }));
		expect(screen.queryByRole('list')).toBeNull();
	});

	it('takes the badge out of the title', () => {
		render(card({ property: sampleProperty({ TypeDescription: 'OPTIE - Rijwoning met tuin' }) }));
		expect(screen.getByRole('link').textContent).toBe('Rijwoning met tuin');
		expect(screen.getByText('In optie')).toBeDefined();
	});

	it('names the street where it is published, and no street where it is not', () => {
		const { rerender } = render(card());
		expect(screen.getByText('Veldstraat 12')).toBeDefined();
		rerender(card({ property: sampleProperty({ PublishAddress: false }) }));
		expect(screen.queryByText(/Veldstraat/)).toBeNull();
	});

	it('says what it cost before and when that changed, unless its price is not published', () => {
		const change = { FormerPrice: 365_000, PriceChangedOn: '2026-11-03' };
		const { rerender } = render(card({ property: sampleProperty(change) }));
		const words = () => (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ');
		expect(words()).toContain('Vroeger € 365.000, gewijzigd op 3 november 2026');
		rerender(card({ property: sampleProperty({ ...change, PublishPrice: false }) }));
		expect(words()).not.toContain('365.000');
	});

	it('says how far it lies from where was searched', () => {
		render(card({ property: sampleProperty({ DistanceKm: 3.24 }) }));
		expect(screen.getByText('op 3,2 km')).toBeDefined();
	});

	it('shows a piece of its description in a row, and only there', () => {
		const property = sampleProperty({ Excerpt: 'Rustig gelegen woning…' });
		const { rerender } = render(card({ property, layout: 'row' }));
		expect(screen.getByText('Rustig gelegen woning…')).toBeDefined();
		rerender(card({ property }));
		expect(screen.queryByText('Rustig gelegen woning…')).toBeNull();
	});

	it('marks what is part of a new-build project', () => {
		render(card({ property: sampleProperty({ ProjectID: 14 }) }));
		expect(screen.getByText('Nieuwbouw')).toBeDefined();
	});

	it('says so when there is no photo', () => {
		render(card({ property: sampleProperty({ SmallPictureItem: undefined }) }));
		expect(screen.getByText('Er is geen foto gevonden')).toBeDefined();
	});

	it('stands at the heading level of its list', () => {
		render(card({ headingLevel: 2 }));
		expect(screen.getByRole('heading', { level: 2 })).toBeDefined();
	});

	describe('of a feed item with little or odd in it', () => {
		/** What a feed must have; every optional field is absent. */
		const bare: PropertySummary = {
			ID: 1,
			Goal: 0,
			City: '',
			Zip: '',
			TypeDescription: '',
			WebID: 0,
			WebIDs: '',
			MainTypeName: '',
			language: 'nl',
			RecordFile: '',
			Marquee: 0,
			MarqueeName: '',
			PublishPrice: true,
			PriceUnit: 0,
			PriceUnitText: '',
			PublishAddress: true,
			CountryID: 0,
			CountryName: '',
			State: 'available',
			Slugs: {},
			CreatedAt: '',
			IsNew: false,
		};
		const wordsOf = (property: PropertySummary) => {
			const { container } = render(card({ property }));
			return (container.textContent ?? '').replaceAll('\u00a0', ' ');
		};

		it('says that there is no photo and no price, and names its link by what it is', () => {
			expect(wordsOf(bare)).toBe('Prijs op aanvraagPandEr is geen foto gevonden');
			expect(screen.getByRole('link').textContent).toBe('Pand');
		});

		it('takes its type for its title where it has none, or only a badge', () => {
			wordsOf({ ...bare, MainTypeName: 'Villa', TypeDescription: 'VERKOCHT' });
			expect(screen.getByRole('link').textContent).toBe('Villa');
		});

		it.each([
			['the type alone', { MainTypeName: 'Villa', TypeDescription: 'Huis' }, 'Villa'],
			['the place alone', { City: 'GENT', Zip: '9000', TypeDescription: 'Huis' }, '9000 Gent'],
			['a place without a postcode', { City: 'gent', MainTypeName: 'Villa' }, 'Villa · Gent'],
		])('says %s without a dot too many', (_, changes, line) => {
			wordsOf({ ...bare, ...changes });
			expect(screen.getByText(line, { selector: 'p' })).toBeDefined();
		});

		it.each([
			[
				'numbers that are none',
				{ Bedrooms: Number.NaN, SurfaceLiving: Number.POSITIVE_INFINITY, Price: Number.NaN },
			],
			['numbers below 0', { Bedrooms: -1, Bathrooms: -2, SurfaceGround: -30 }],
			['zeros', { Bedrooms: 0, Bathrooms: 0, SurfaceLiving: 0, SurfaceGround: 0 }],
		])('shows no fact for %s', (_, changes) => {
			expect(wordsOf({ ...bare, ...changes })).not.toMatch(/NaN|∞|-\d|0 m²/);
			expect(screen.queryByRole('list')).toBeNull();
		});

		it('keeps a very long word and markup as text', () => {
			const title = `<b>${'x'.repeat(300)}</b>`;
			expect(wordsOf({ ...bare, TypeDescription: title })).toContain(title);
		});

		it('shows a marquee only with a name, and an unknown country of the energy label not at all', () => {
			expect(wordsOf({ ...bare, Marquee: 3, EnergyPerformance: 100, CountryID: 99 })).toBe(
				'Prijs op aanvraagPandEr is geen foto gevonden',
			);
		});
	});

	it('renders on the server to the same markup twice', () => {
		expect(renderToString(card())).toBe(renderToString(card()));
	});
});
