import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceKm, rowsAround, rowsWithin } from './around.ts';
import { PlaceBlocks } from './place-blocks.ts';

const GENT = { lat: 51.0543, lng: 3.7174 };
const ANTWERPEN = { lat: 51.2194, lng: 4.4025 };

it('measures the way of a bird', () => {
	expect(distanceKm(GENT, ANTWERPEN)).toBeCloseTo(51.2, 0);
	expect(distanceKm(GENT, GENT)).toBe(0);
});

const point = fc.record({
	lat: fc.double({ min: 49, max: 52, noNaN: true }),
	lng: fc.double({ min: 2, max: 7, noNaN: true }),
});
const columns = (points: readonly { lat: number; lng: number }[]) => ({
	lat: Float64Array.from(points, ({ lat }) => lat),
	lng: Float64Array.from(points, ({ lng }) => lng),
});
const blocks = (points: readonly { lat: number; lng: number }[]) =>
	new PlaceBlocks(columns(points), points.length);

it('finds around a point exactly what is no farther, and nothing that has no place', () => {
	fc.assert(
		fc.property(fc.array(point, { minLength: 1, maxLength: 50 }), point, (points, centre) => {
			const places = [...points, { lat: Number.NaN, lng: Number.NaN }];
			const limits = [2, 10, 30, 120];
			const sets = rowsAround(columns(places), blocks(places), centre, limits);
			for (const [at, limit] of limits.entries())
				for (const [row, place] of places.entries())
					expect(sets[at]?.has(row)).toBe(distanceKm(centre, place) <= limit);
		}),
	);
});

it('finds in a rectangle what lies between its sides, whichever way it was drawn', () => {
	const sides = fc
		.tuple(point, point)
		.filter(([one, other]) => one.lat !== other.lat && one.lng !== other.lng);
	fc.assert(
		fc.property(
			sides,
			fc.array(point, { minLength: 1, maxLength: 50 }),
			fc.boolean(),
			([one, other], points, back) => {
				const corners = [one, { lat: one.lat, lng: other.lng }, other, { lat: other.lat, lng: one.lng }];
				const set = rowsWithin(columns(points), blocks(points), back ? corners.reverse() : corners);
				const between = (value: number, a: number, b: number) =>
					value > Math.min(a, b) && value < Math.max(a, b);
				// A point on a side may count to either.
				for (const [row, { lat, lng }] of points.entries())
					if (lat !== one.lat && lat !== other.lat && lng !== one.lng && lng !== other.lng)
						expect(set.has(row)).toBe(between(lat, one.lat, other.lat) && between(lng, one.lng, other.lng));
			},
		),
	);
});

it('leaves out the bay of an area that is not convex', () => {
	const horseshoe = [
		{ lat: 0, lng: 0 },
		{ lat: 0, lng: 3 },
		{ lat: 3, lng: 3 },
		{ lat: 3, lng: 2 },
		{ lat: 1, lng: 2 },
		{ lat: 1, lng: 1 },
		{ lat: 3, lng: 1 },
		{ lat: 3, lng: 0 },
	];
	const points = [
		{ lat: 2, lng: 1.5 },
		{ lat: 2, lng: 0.5 },
		{ lat: 0.5, lng: 1.5 },
		{ lat: 4, lng: 1 },
	];
	const set = rowsWithin(columns(points), blocks(points), horseshoe);
	expect(points.map((_, row) => set.has(row))).toEqual([false, true, true, false]);
});

it('finds nothing in an area that is a line', () => {
	const line = [
		{ lat: 51, lng: 3 },
		{ lat: 51, lng: 4 },
		{ lat: 51, lng: 5 },
	];
	expect(rowsWithin(columns([{ lat: 51, lng: 4 }]), blocks([{ lat: 51, lng: 4 }]), line).size).toBe(0);
});

it('finds the same whether an area has corners on its sides or not, and the rest in what is left', () => {
	const circle = (corners: number) =>
		Array.from({ length: corners }, (_, place) => {
			const angle = (place / corners) * 2 * Math.PI;
			return { lat: 50.5 + Math.cos(angle), lng: 4.5 + Math.sin(angle) };
		});
	const round = circle(60);
	const halved = round.flatMap((one, place) => {
		const next = round[(place + 1) % round.length] ?? one;
		return [one, { lat: (one.lat + next.lat) / 2, lng: (one.lng + next.lng) / 2 }];
	});
	fc.assert(
		fc.property(fc.array(point, { minLength: 1, maxLength: 50 }), (points) => {
			const [once, twice] = [round, halved].map((shape) =>
				rowsWithin(columns(points), blocks(points), shape),
			);
			for (const [row, { lat, lng }] of points.entries()) {
				const distance = Math.hypot(lat - 50.5, lng - 4.5);
				// Between the circle and the sides of its sixty corners nobody can tell.
				if (distance < Math.cos(Math.PI / 60) - 1e-9)
					expect([once?.has(row), twice?.has(row)]).toEqual([true, true]);
				else if (distance > 1 + 1e-9) expect([once?.has(row), twice?.has(row)]).toEqual([false, false]);
			}
		}),
	);
});
