import { createRandom } from '../random.ts';
import type { City } from './cities.ts';

const METRES_PER_DEGREE = 111_320;

/** A point for an address: houses of one street lie together, streets of a city around its centre. */
export function addressPoint(city: City, street: string, number: number): { lat: number; lng: number } {
	const random = createRandom(`${city.zip}/${street}`);
	const turn = random.next() * 2 * Math.PI;
	const distance = city.radius * Math.sqrt(random.between(0.02, 1));
	const along = random.next() * 2 * Math.PI;
	const east = Math.cos(turn) * distance + Math.cos(along) * (number % 60) * 5;
	const north = Math.sin(turn) * distance + Math.sin(along) * (number % 60) * 5;
	const round = (value: number) => Math.round(value * 1e6) / 1e6;
	return {
		lat: round(city.lat + north / METRES_PER_DEGREE),
		lng: round(city.lng + east / (METRES_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180))),
	};
}
