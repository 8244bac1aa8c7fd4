import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-properties.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { PropertyBadges, propertyBadges } from './property-badges.tsx';

const keys = (property: Parameters<typeof propertyBadges>[0]) =>
	propertyBadges(property).map(({ key, name }) => key ?? name);

describe("a property's badges", () => {
	it('say nothing of a plain property', () => {
		expect(keys(sampleProperty())).toEqual([]);
	});

	it('show the state', () => {
		expect(keys(sampleProperty({ State: 'sold' }))).toEqual(['ui.states.sold']);
		expect(keys(sampleProperty({ State: 'rented' }))).toEqual(['ui.states.rented']);
		expect(keys(sampleProperty({ State: 'option' }))).toEqual(['ui.states.option']);
	});

	it('show what the title says where the state is available', () => {
		expect(keys(sampleProperty({ TypeDescription: 'IN OPTIE - Rijwoning' }))).toEqual(['ui.states.option']);
		expect(keys(sampleProperty({ TypeDescription: 'VERKOCHT Rijwoning' }))).toEqual(['ui.states.sold']);
	});

	it('let the state win over the title', () => {
		expect(keys(sampleProperty({ State: 'sold', TypeDescription: 'OPTIE - Rijwoning' }))).toEqual([
			'ui.states.sold',
		]);
	});

	it("carry the agency's own label, and none for Marquee 0", () => {
		expect(keys(sampleProperty({ Marquee: 2, MarqueeName: 'Exclusief' }))).toEqual(['Exclusief']);
		expect(keys(sampleProperty({ Marquee: 0, MarqueeName: 'Exclusief' }))).toEqual([]);
	});

	it('are at most two, and a property that is gone is not called new', () => {
		expect(
			keys(sampleProperty({ State: 'option', IsNew: true, Marquee: 1, MarqueeName: 'Exclusief' })),
		).toEqual(['ui.states.option', 'Exclusief']);
		expect(keys(sampleProperty({ State: 'sold', IsNew: true }))).toEqual(['ui.states.sold']);
		expect(keys(sampleProperty({ IsNew: true, Marquee: 1, MarqueeName: 'Exclusief' }))).toEqual([
			'Exclusief',
			'ui.states.new',
		]);
	});

	it('never say the same word twice', () => {
		render(
			<InLanguage>
				<PropertyBadges property={sampleProperty({ IsNew: true, Marquee: 1, MarqueeName: 'NIEUW' })} />
			</InLanguage>,
		);
		expect(screen.getAllByText(/nieuw/i)).toHaveLength(1);
	});

	it("take the marquee's colour from site configuration, with words that read on it", () => {
		render(
			<InLanguage>
				<PropertyBadges
					property={sampleProperty({ Marquee: 1, MarqueeName: 'Exclusief' })}
					marqueeColors={{ '1': '#ffee00' }}
				/>
			</InLanguage>,
		);
		expect(screen.getByText('Exclusief').style.backgroundColor).toBe('rgb(255, 238, 0)');
		expect(screen.getByText('Exclusief').style.color).toBe('rgb(0, 0, 0)');
	});
});
