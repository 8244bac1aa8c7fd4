import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import type { EnergyFacts } from './energy-badge.tsx';
import { EnergyScale } from './energy-scale.tsx';

const renderScale = (property: EnergyFacts) =>
	render(
		<InLanguage language="en">
			<EnergyScale property={property} />
		</InLanguage>,
	).container;

const bands = (container: HTMLElement) => [
	...container.querySelectorAll<HTMLElement>('[style*="background"]'),
];

describe('the energy scale', () => {
	it.each([
		['9000', 'flanders', 7, 'B'],
		['1050', 'brussels', 19, 'D'],
		['5000', 'wallonia', 9, 'C'],
	])('of postcode %s is that of %s, with the property’s class marked', (Zip, set, count, label) => {
		const container = renderScale({ CountryID: 10, Zip, EnergyPerformance: 187 });
		expect(container.querySelector('figure')?.dataset.set).toBe(set);
		expect(bands(container)).toHaveLength(count);
		expect(container.querySelectorAll('[data-own]')).toHaveLength(1);
		expect(screen.getByText(`Energy label ${label}, 187 kWh/m² a year`)).toBeDefined();
	});

	it('names each letter of the fine scale of Brussels once', () => {
		const container = renderScale({ CountryID: 10, Zip: '1050', EnergyPerformance: 187 });
		expect(
			bands(container)
				.map(({ textContent }) => textContent)
				.join(''),
		).toBe('ABCDEFG');
	});

	it('stands in Luxembourg by its label alone', () => {
		const container = renderScale({ CountryID: 50, Zip: '1234', EPCLabelText: 'C' });
		expect(bands(container)).toHaveLength(10);
		expect(container.querySelector('[data-own]')?.textContent).toBe('C');
		expect(screen.getByText('Energy label C')).toBeDefined();
	});

	it('is not there without a label, or outside the regions', () => {
		expect(renderScale({ CountryID: 10, Zip: '9000' }).innerHTML).toBe('');
		expect(renderScale({ CountryID: 33, Zip: '9000', EnergyPerformance: 100 }).innerHTML).toBe('');
		expect(renderScale({ CountryID: 33, Zip: '9000', EPCLabelText: 'C' }).innerHTML).toBe('');
	});
});
