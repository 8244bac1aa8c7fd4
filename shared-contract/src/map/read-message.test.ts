import { describe, expect, it } from 'vitest';
import { readMessageFromFrame, readMessageToFrame } from './read-message.ts';

const ORIGIN = 'https://meander.example';
const WINDOW = {};
const HERE = { origin: ORIGIN, source: WINDOW };
const HOME = { ID: 7, Lat: 51.05, Lng: 3.72, WebID: 1, Goal: 0, Price: 425_000 };
const MAP = {
	type: 'map',
	language: 'nl',
	mapType: 'search',
	properties: [HOME],
	messageInfo: { circleRadius: 300 },
	marqueeIgnoreList: [4],
};
const toFrame = (data: unknown, sender: object = HERE) =>
	readMessageToFrame({ ...HERE, ...sender, data }, HERE);
const fromFrame = (data: unknown) => readMessageFromFrame({ ...HERE, data }, HERE);

describe('a message to the frame', () => {
	it('is read with all that it shows, and nothing that no one knows', () => {
		const marker = { Lat: 51, Lng: 4, label: 'Gent', circleRadius: 300 };
		expect(toFrame({ ...MAP, customMarker: marker, script: 'x' })).toEqual({ ...MAP, customMarker: marker });
		expect(toFrame({ type: 'map-highlight', ID: null })).toEqual({ type: 'map-highlight', ID: null });
	});

	it('survives the journey as JSON', () => {
		expect(toFrame(JSON.parse(JSON.stringify(MAP)))).toEqual(MAP);
	});

	it.each([
		['another origin', { origin: 'https://evil.example' }],
		['another window', { source: {} }],
		['no window', { source: null }],
	])('of %s is none', (_, sender) => {
		expect(toFrame(MAP, sender)).toBeUndefined();
	});

	it('is none from an unknown sender', () => {
		const stranger = { origin: ORIGIN, source: undefined };
		expect(readMessageToFrame({ ...stranger, data: MAP }, stranger)).toBeUndefined();
	});

	it.each([
		['nothing', undefined],
		['text', JSON.stringify(MAP)],
		['another type', { ...MAP, type: 'webpackOk' }],
		['another map type', { ...MAP, mapType: 'satellite' }],
		['another language', { ...MAP, language: 'es' }],
		['a price in words', { ...MAP, properties: [{ ...HOME, Price: 'veel' }] }],
		['more properties than a map holds', { ...MAP, properties: Array(2_001).fill(HOME) }],
		['an ignore list in words', { ...MAP, marqueeIgnoreList: ['4'] }],
		['a place beyond the pole', { ...MAP, customMarker: { Lat: 91, Lng: 4, label: '' } }],
		['a circle without a size', { ...MAP, messageInfo: { circleRadius: 0 } }],
	])('is none with %s', (_, data) => {
		expect(toFrame(data)).toBeUndefined();
	});
});

describe('a message from the frame', () => {
	it.each([
		{ type: 'map-ready' },
		{ type: 'map-selected', ids: [1, 2] },
		{ type: 'map-hovered', ids: [] },
		{ type: 'map-search-area', bounds: { south: 51, west: 3, north: 52, east: 4 } },
		{ type: 'map-shape', shape: Array(60).fill({ lat: 51, lng: 4 }) },
	])('is read: %j', (message) => {
		expect(fromFrame(message)).toEqual(message);
	});

	it.each([
		{ type: 'map-selected', ids: [1.5] },
		{ type: 'map-selected' },
		{ type: 'map-shape', shape: Array(61).fill({ lat: 51, lng: 4 }) },
		{ type: 'map-shape', shape: [{ lat: 51, lng: 4 }] },
		{ type: 'map-search-area', bounds: { south: 51, west: 3, north: 52, east: 400 } },
		MAP,
	])('is none: %j', (message) => {
		expect(fromFrame(message)).toBeUndefined();
	});
});
