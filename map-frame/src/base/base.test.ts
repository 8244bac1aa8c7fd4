import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type Point from 'ol/geom/Point.js';
import type Polygon from 'ol/geom/Polygon.js';
import { toLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { baseFeatures } from './base-features.ts';
import type { MapBase } from './map-base.ts';

const json = readFileSync(new URL('./belgium.json', import.meta.url));
const base = JSON.parse(json.toString()) as MapBase;
const kinds = (language: 'nl' | 'fr' = 'nl') =>
	Map.groupBy(baseFeatures(base, language), (feature) => feature.get('kind') as string);

/** Where a place stands; throws where the base has no such place. */
function placeAt(name: string, language: 'nl' | 'fr' = 'nl'): number[] {
	const place = kinds(language)
		.get('place')
		?.find((feature) => feature.get('name') === name);
	if (!place) throw new Error(`The base has no ${name}.`);
	return (place.getGeometry() as Point).getCoordinates();
}

describe('the embedded base', () => {
	it('is small enough to travel', () => {
		expect(brotliCompressSync(json).length).toBeLessThan(60_000);
	});

	it('has Ghent in Ghent, in the reader’s language', () => {
		const [lng = 0, lat = 0] = toLonLat(placeAt('Gent'));
		expect([lng.toFixed(1), lat.toFixed(1)]).toEqual(['3.7', '51.1']);
		expect(placeAt('Gand', 'fr')).toEqual(placeAt('Gent'));
		expect(() => placeAt('Gent', 'fr')).toThrow();
	});

	it('names small places in the reader’s language too, each once', () => {
		const namesAround = (language: 'nl' | 'fr') =>
			(kinds(language).get('place') ?? []).map((feature) => feature.get('name') as string);
		expect(placeAt('Schaerbeek', 'fr')).toEqual(placeAt('Schaarbeek'));
		expect(namesAround('fr')).not.toContain('Schaarbeek');
		expect(namesAround('nl')).not.toContain('Schaerbeek');
		expect(namesAround('nl').filter((name) => name === 'Elsene')).toHaveLength(1);
		expect(namesAround('fr').filter((name) => name === 'Ixelles')).toHaveLength(1);
	});

	it.each(['Gent', 'Brugge', 'Aarlen', 'Hasselt', 'Luik', 'Doornik', 'Eupen'])(
		'has %s on the land of Belgium',
		(town) => {
			const land = (kinds().get('land') ?? []).map((feature) => feature.getGeometry() as Polygon);
			expect(land.some((ring) => ring.intersectsCoordinate(placeAt(town)))).toBe(true);
		},
	);

	it.each(['Gent', 'Antwerpen', 'Dendermonde'])('has the Schelde flow through %s', (town) => {
		const [schelde] = (kinds().get('water') ?? []).map((feature) => feature.getGeometry());
		const [x = 0, y = 0] = placeAt(town);
		const [nearX = 0, nearY = 0] = schelde?.getClosestPoint([x, y]) ?? [];
		// Mercator metres; a true one is about 1.6 of them here.
		expect(Math.hypot(nearX - x, nearY - y)).toBeLessThan(1.6 * 3_000);
	});
});
