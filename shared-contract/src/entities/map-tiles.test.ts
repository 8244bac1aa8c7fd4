import { expect, it } from 'vitest';
import { mapTilesSchema } from './site.schema.ts';

const accepts = (tileUrl: string) => mapTilesSchema.safeParse({ tileUrl, attribution: '© Kaart' }).success;

it.each([
	'https://tiles.example/{z}/{x}/{y}.png',
	'https://tiles.example:8443/wmts?level={z}&col={x}&row={y}',
	'http://localhost:7000/{z}/{x}/{y}.png',
	'http://127.0.0.1/{z}/{x}/{y}',
])('takes the tile server %s', (url) => {
	expect(accepts(url)).toBe(true);
});

it.each([
	'http://tiles.example/{z}/{x}/{y}.png',
	'http://localhost.evil.example/{z}/{x}/{y}.png',
	'https://tiles.example/{z}/{x}.png',
	`https://tiles.example;script-src/{z}/{x}/{y}.png`,
	`https://tiles.example 'unsafe-inline'/{z}/{x}/{y}`,
	'//tiles.example/{z}/{x}/{y}',
])('refuses %s', (url) => {
	expect(accepts(url)).toBe(false);
});

it('refuses tiles without the attribution that their licence asks for', () => {
	const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };
	expect(mapTilesSchema.safeParse(tiles).success).toBe(false);
});
