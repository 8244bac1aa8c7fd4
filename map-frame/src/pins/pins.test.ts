import type { MapPoint } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { fromLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import type { MapText } from '../map-text.ts';
import { mapText } from '../map-text.ts';
import type { MapSettings } from '../settings.ts';
import { ClusteredSpots, type Pin } from './cluster-spots.ts';
import { pinWords } from './pin-words.ts';
import { shownProperties } from './shown-properties.ts';
import { spotsOf } from './spots.ts';

const property = (ID: number, more: Partial<MapPoint> = {}): MapPoint => ({
	ID,
	Lat: 51.05,
	Lng: 3.72,
	WebID: 1,
	Goal: 0,
	Price: 425_000,
	...more,
});

function textIn(language: 'nl' | 'fr'): MapText {
	const { map, ui } = dictionaries[language];
	const entries = [
		...Object.entries(map).map(([key, text]) => [`map.${key}`, text]),
		...Object.entries(ui.states).map(([key, text]) => [`ui.states.${key}`, text]),
	];
	return mapText(Object.fromEntries(entries) as MapSettings['texts']);
}

describe('the properties that are drawn', () => {
	it('are those whose Marquee is not on the ignore list; none counts as 0', () => {
		const properties = [property(1), property(2, { Marquee: 4 }), property(3, { Marquee: 1 })];
		const drawn = (marqueeIgnoreList: number[]) =>
			shownProperties({ properties, marqueeIgnoreList }).map(({ ID }) => ID);
		expect(drawn([])).toEqual([1, 2, 3]);
		expect(drawn([4])).toEqual([1, 3]);
		expect(drawn([0, 1])).toEqual([2]);
	});
});

describe('the spots of properties', () => {
	it('gather properties of one point, and keep a circle apart from a point', () => {
		const spots = spotsOf([
			property(1),
			property(2, { Lat: 51.06 }),
			property(3),
			property(4, { Approximate: true }),
		]);
		expect(
			spots.map(({ properties, isApproximate }) => [properties.map(({ ID }) => ID), isApproximate]),
		).toEqual([
			[[1, 3], false],
			[[2], false],
			[[4], true],
		]);
	});
});

describe('pins', () => {
	const GHENT = fromLonLat([3.72, 51.05]);
	const AROUND = [...fromLonLat([3, 50.5]), ...fromLonLat([5, 51.5])];
	/** Metres a pixel */
	const FAR = 300;
	const NEAR = 1;
	const clusters = new ClusteredSpots();
	clusters.spots = spotsOf([
		property(1),
		property(2, { Lng: 3.73 }),
		property(3),
		property(4, { Lng: 4.4, Lat: 51.2 }),
	]);
	const idsOf = (pins: Pin[]) => pins.map(({ properties }) => properties.map(({ ID }) => ID).sort());

	it('stand for several spots from afar, the north first, and for one near by', () => {
		expect(idsOf(clusters.within(AROUND, FAR))).toEqual([[4], [1, 2, 3]]);
		expect(idsOf(clusters.within(AROUND, NEAR))).toHaveLength(3);
	});

	it('know the room that their spots need', () => {
		const [, cluster] = clusters.within(AROUND, FAR);
		expect(cluster?.extent[0]).toBeCloseTo(GHENT[0] ?? 0);
		expect(cluster?.extent[2]).toBeGreaterThan(GHENT[0] ?? 0);
	});

	it('are only those of the part that is seen', () => {
		const [x = 0, y = 0] = GHENT;
		expect(idsOf(clusters.within([x - 100, y - 100, x + 100, y + 100], NEAR))).toEqual([[1, 3]]);
	});
});

describe('the words of a pin', () => {
	const space = '\u00a0';
	const wordsOf = (properties: MapPoint[], language: 'nl' | 'fr' = 'nl') => {
		const spots = spotsOf(properties);
		return pinWords({ key: '', at: [], spots, properties, extent: [] }, textIn(language), language);
	};

	it('are the price in short, with the whole price in its name', () => {
		expect(wordsOf([property(1)])).toEqual({
			shown: `€${space}425K`,
			name: `€${space}425K, €${space}425.000. Toon dit pand.`,
		});
		expect(wordsOf([property(1)], 'fr').shown).toBe(`425${space}k${space}€`);
	});

	it('are the whole rent', () => {
		expect(wordsOf([property(1, { Goal: 1, Price: 950 })]).shown).toBe(`€${space}950`);
	});

	it('say that a hidden address is somewhere in its circle', () => {
		expect(wordsOf([property(1, { Approximate: true })]).name).toContain('ergens in deze cirkel');
	});

	it('never make up a price', () => {
		const { Price: _, ...unpriced } = property(1);
		expect(wordsOf([unpriced]).shown).toBe('Op aanvraag');
		expect(wordsOf([property(1, { State: 'sold' })]).shown).toBe('Verkocht');
		expect(wordsOf([property(1, { State: 'option' })]).name).toContain('In optie');
	});

	it('distinguish several properties of one spot from several spots', () => {
		expect(wordsOf([property(1), property(2)])).toEqual({
			shown: '2',
			name: 'Panden op deze plek: 2. Toon ze.',
		});
		expect(wordsOf([property(1), property(2, { Lat: 51.06 })]).name).toBe('Panden hier: 2. Zoom in.');
	});
});
