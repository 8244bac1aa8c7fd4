import { ENERGY_SCALES, REGIONS } from '@estate/shared-contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contrast, readableOn } from '../badges/readable-on.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { EnergyBadge, type EnergyFacts } from './energy-badge.tsx';
import { energyColour } from './energy-colours.ts';

const renderBadge = (property: EnergyFacts, language: 'nl' | 'fr' | 'en' | 'de' = 'nl') =>
	render(
		<InLanguage language={language}>
			<EnergyBadge property={property} />
		</InLanguage>,
	);

describe('the energy label', () => {
	it.each([
		['9000', 'flanders', 'B'],
		['1050', 'brussels', 'D'],
		['5000', 'wallonia', 'C'],
	])('of postcode %s is drawn in the manner of %s', (Zip, set, letters) => {
		renderBadge({ CountryID: 10, Zip, EnergyPerformance: 187 });
		const label = screen.getByRole('img', { name: `Energielabel ${letters}` });
		expect(label.dataset.set).toBe(set);
		expect(label.textContent).toBe(letters);
	});

	it('has the Luxembourg look in Luxembourg', () => {
		renderBadge({ CountryID: 50, Zip: '1234', EPCLabelText: 'C' });
		expect(screen.getByRole('img').dataset.set).toBe('luxembourg');
	});

	it('is the text of the feed outside the regions', () => {
		renderBadge({ CountryID: 33, Zip: '75001', EPCLabelText: 'D' });
		expect(screen.getByRole('img', { name: 'Energielabel D' }).dataset.set).toBe('other');
	});

	it('says its name in the language of the page', () => {
		renderBadge({ CountryID: 10, Zip: '9000', EnergyPerformance: 50 }, 'fr');
		expect(screen.getByRole('img', { name: 'Label énergétique A' })).toBeDefined();
	});

	it('is not there when neither value nor text is known', () => {
		const { container } = renderBadge({ CountryID: 10, Zip: '9000' });
		expect(container.innerHTML).toBe('');
	});
});

it.each(REGIONS)(
	'has a colour of its own letter for each class in %s, and letters that read on it',
	(region) => {
		for (const { code } of ENERGY_SCALES[region]) {
			const colour = energyColour(region, code);
			expect(colour).not.toBe('#d6cdbe');
			expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5);
		}
	},
);
