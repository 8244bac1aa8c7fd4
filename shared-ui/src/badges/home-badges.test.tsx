import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleHome } from '../testing/sample-homes.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { HomeBadges, homeBadges } from './home-badges.tsx';

const keys = (home: Parameters<typeof homeBadges>[0]) => homeBadges(home).map(({ key, name }) => key ?? name);

describe("a home's badges", () => {
	it('say nothing of a plain home', () => {
		expect(keys(sampleHome())).toEqual([]);
	});

	it('tell the state', () => {
		expect(keys(sampleHome({ State: 'sold' }))).toEqual(['ui.states.sold']);
		expect(keys(sampleHome({ State: 'rented' }))).toEqual(['ui.states.rented']);
		expect(keys(sampleHome({ State: 'option' }))).toEqual(['ui.states.option']);
	});

	it('tell what the title says where the state is available', () => {
		expect(keys(sampleHome({ TypeDescription: 'IN OPTIE - Rijwoning' }))).toEqual(['ui.states.option']);
		expect(keys(sampleHome({ TypeDescription: 'VERKOCHT Rijwoning' }))).toEqual(['ui.states.sold']);
	});

	it('let the state win over the title', () => {
		expect(keys(sampleHome({ State: 'sold', TypeDescription: 'OPTIE - Rijwoning' }))).toEqual([
			'ui.states.sold',
		]);
	});

	it("carry the agency's own label, and none for Marquee 0", () => {
		expect(keys(sampleHome({ Marquee: 2, MarqueeName: 'Exclusief' }))).toEqual(['Exclusief']);
		expect(keys(sampleHome({ Marquee: 0, MarqueeName: 'Exclusief' }))).toEqual([]);
	});

	it('are at most two, and a home that is gone is not called new', () => {
		expect(keys(sampleHome({ State: 'option', IsNew: true, Marquee: 1, MarqueeName: 'Exclusief' }))).toEqual([
			'ui.states.option',
			'Exclusief',
		]);
		expect(keys(sampleHome({ State: 'sold', IsNew: true }))).toEqual(['ui.states.sold']);
		expect(keys(sampleHome({ IsNew: true, Marquee: 1, MarqueeName: 'Exclusief' }))).toEqual([
			'Exclusief',
			'ui.states.new',
		]);
	});

	it('never say the same word twice', () => {
		render(
			<InLanguage>
				<HomeBadges home={sampleHome({ IsNew: true, Marquee: 1, MarqueeName: 'NIEUW' })} />
			</InLanguage>,
		);
		expect(screen.getAllByText(/nieuw/i)).toHaveLength(1);
	});

	it("take the marquee's colour from site configuration, with words that read on it", () => {
		render(
			<InLanguage>
				<HomeBadges
					home={sampleHome({ Marquee: 1, MarqueeName: 'Exclusief' })}
					marqueeColors={{ '1': '#ffee00' }}
				/>
			</InLanguage>,
		);
		expect(screen.getByText('Exclusief').style.backgroundColor).toBe('rgb(255, 238, 0)');
		expect(screen.getByText('Exclusief').style.color).toBe('rgb(0, 0, 0)');
	});
});
