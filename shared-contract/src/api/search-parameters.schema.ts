import { z } from 'zod';
import { FACADE_COUNTS, FEATURES, RADII } from '../domain/more-filters.ts';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import { LIST_ORDERS } from '../domain/search-filter.ts';

/**
 * Parameters of a search as the api's description names them. Any text is let through: `readSearch` reads them, and
 * what makes no sense is dropped and named in the answer, never an error.
 */
const one = (description: string, example: string) =>
	z
		.union([z.string(), z.array(z.string())])
		.optional()
		.meta({ description, examples: [example] });
const several = (description: string, example: string) => one(`${description}. May be repeated.`, example);
const span = (description: string, example: string) => ({
	both: one(`${description}, as min-max; either side may be left out`, example),
	min: one(`${description}: the least, as a plain form sends it`, example.split('-')[0] ?? ''),
	max: one(`${description}: the most, as a plain form sends it`, example.split('-')[1] ?? ''),
});
const price = span('Published price in EUR, a month for rent', '250000-400000');
const area = span('Living area in m²', '80-200');
const plot = span('Area of the plot in m²', '300-1000');
const year = span('Year of construction', '1990-2020');

export const searchParametersSchema = z.object({
	search: one('Free text', 'huis met tuin'),
	city: several('Place as name|postcode, in any language; the postcode may be empty', 'gent|9000'),
	'city-not': several('Place that is left out, as name|postcode', 'aalst|9300'),
	radius: one(`Kilometres around the places: ${RADII.join(', ')}`, '10'),
	street: one(
		'Name of a street in which homes publish their address, with or without a house number',
		'Kerkstraat',
	),
	type: several('WebID of a type of property', '1'),
	subtype: several('Main type of a property as a slug of its Dutch name', 'villa'),
	price: price.both,
	'price-min': price.min,
	'price-max': price.max,
	area: area.both,
	'area-min': area.min,
	'area-max': area.max,
	plot: plot.both,
	'plot-min': plot.min,
	'plot-max': plot.max,
	year: year.both,
	'year-min': year.min,
	'year-max': year.max,
	bedrooms: one('At least so many bedrooms', '3'),
	'bedrooms-max': one('At most so many bedrooms: of a home with at least one, or a studio', '3'),
	bathrooms: one('At least so many bathrooms', '1'),
	showerrooms: one('At least so many shower rooms', '1'),
	toilets: one('At least so many toilets', '2'),
	garages: one('At least so many garages', '1'),
	epc: several(`Energy class: ${EPC_LETTERS.join(', ')}`, 'a'),
	'epc-min': one('This energy class or a better one', 'c'),
	feature: several(`What the property must have: ${FEATURES.join(', ')}; all of them`, 'garden'),
	facades: several(
		`Façades of the building: ${FACADE_COUNTS.join(', ')}; 2 for terraced, 3 for semi-detached, 4 for detached`,
		'3',
	),
	available: one('Free by then: now, or a month as yyyy-mm', 'now'),
	hide: one('sold: leaves out what is sold, rented or under option', 'sold'),
	projects: one('none: nothing of new-build projects; only: nothing else', 'none'),
	ids: one('Only these properties, joined by commas, in this order', '12,31'),
	bounds: one('Only what lies in this rectangle of the map: south,west,north,east', '51,3.6,51.1,3.8'),
	shape: one(
		'Only what lies in this area: its corners as an encoded polyline of four decimals',
		'_wpj@_gm@oFoFnFoF',
	),
	sort: one(`Order: ${LIST_ORDERS.join(', ')}`, 'price-asc'),
	page: one('Page of results, from 1', '2'),
});
