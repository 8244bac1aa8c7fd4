import type { EnergyLabelSet } from '@estate/shared-contract';

/** Official colours of the energy classes, by set and code. A code without its own takes that of its letter. */
const COLOURS: Record<Exclude<EnergyLabelSet, 'other'>, Record<string, string>> = {
	flanders: {
		a_plus: '#00a651',
		a: '#52ae32',
		b: '#c8d400',
		c: '#ffed00',
		d: '#fbba00',
		e: '#ec6608',
		f: '#e30613',
	},
	brussels: {
		a_plus: '#00a651',
		a: '#00a651',
		b: '#52ae32',
		c: '#c8d400',
		d: '#ffed00',
		e: '#fbba00',
		f: '#ec6608',
		g: '#e30613',
	},
	wallonia: {
		a_plusplus: '#00964b',
		a_plus: '#1fa64a',
		a: '#52ae32',
		b: '#95c11f',
		c: '#ffed00',
		d: '#fbba00',
		e: '#f39200',
		f: '#ec6608',
		g: '#e30613',
	},
	luxembourg: {
		a_plus: '#00964b',
		a: '#00a651',
		b: '#52ae32',
		c: '#95c11f',
		d: '#ffed00',
		e: '#fbba00',
		f: '#f39200',
		g: '#ec6608',
		h: '#e8400f',
		i: '#e30613',
	},
};

/** Colour of an energy class, as a CSS colour. */
export function energyColour(set: EnergyLabelSet, code: string): string {
	const letter = code.charAt(0);
	// Outside the regions a letter has the colour that it has in Luxembourg.
	const colours = COLOURS[set === 'other' ? 'luxembourg' : set];
	return colours[code] ?? colours[letter] ?? '#d6cdbe';
}
