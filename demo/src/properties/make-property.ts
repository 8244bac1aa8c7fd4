import { GOAL, type PropertyState, regionOfPostcode } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import { cityNamed } from '../places/cities.ts';
import type { Random } from '../random.ts';
import { isFlat, isResidence, KINDS, RENTAL_CITIES } from './kinds.ts';
import { makeBody } from './make-body.ts';
import { makeEnergy } from './make-energy.ts';
import { makePrice } from './make-price.ts';
import { programmeEntry } from './programme.ts';
import type { Property } from './property.ts';

/** So many different buildings are drawn; a larger agency has them again at other addresses. */
const BUILDINGS = 480;

/** Properties are numbered from here; units of projects lie below (project × 100 + number). */
export const FIRST_PROPERTY_ID = 2001;

/** Days on the site, with their fraction: the newest properties came this morning, the last ones months ago. */
const exactAge = (index: number, total: number) =>
	index * 0.25 + (Math.min(total, 3000) / 120) * 140 * (index / Math.max(1, total)) ** 1.7;

/** Minute of the day at which a property went online: later in the list is earlier in the day; today's before eight. */
const minuteOf = (age: number) => Math.round(age < 1 ? 480 - age * 120 : 1050 - (age % 1) * 480);

function stateOf(goal: Property['goal'], index: number): PropertyState {
	if (goal === GOAL.rent) return index % 40 === 23 ? 'rented' : index % 40 === 35 ? 'option' : 'available';
	if (index % 24 === 10) return 'option';
	return index % 24 === 18 ? 'sold' : 'available';
}

/** Agency's own sub-status: 1 new, 2 exclusive, 3 price changed, 4 sold discreetly. */
function marqueeOf(
	property: Pick<Property, 'goal' | 'state' | 'age' | 'publishPrice'>,
	index: number,
): number {
	if (property.state !== 'available') return 0;
	if (!property.publishPrice) return 4;
	if (property.age <= 3) return 1;
	if (property.goal === GOAL.sale && index % 14 === 6) return 2;
	return index % 15 === 12 ? 3 : 0;
}

/** The property with this index, 0 being the newest. The same seed, index and total give the same property. */
export function makeProperty(index: number, total: number, calendar: Calendar, random: Random): Property {
	const { goal, kind, turn } = programmeEntry(index);
	const look = index % BUILDINGS;
	const body = makeBody(kind, goal, look, random.fork('body', look));
	const life = random.fork('life', index);
	const names = goal === GOAL.rent ? RENTAL_CITIES : KINDS[kind].cities;
	const wanted =
		kind === 'maison' && goal === GOAL.rent
			? 'Elsene'
			: names[(turn + Math.floor(turn / names.length)) % names.length];
	const city = cityNamed(wanted ?? 'Gent');
	const region = regionOfPostcode(city.zip) ?? 'flanders';
	const energy = makeEnergy(body, region, calendar, life.fork('energy'));
	const street =
		city.streets[(turn + life.int(0, city.streets.length - 1)) % city.streets.length] ?? 'Kerkstraat';
	const state = stateOf(goal, index);
	const publishPrice = goal === GOAL.rent || index % 22 !== 8;
	const exact = exactAge(index, total);
	const age = Math.floor(exact);
	const price = makePrice(body, goal, city, energy, life.fork('price'));
	return {
		...body,
		index,
		id: FIRST_PROPERTY_ID + (total - 1 - index),
		goal,
		city,
		region,
		street,
		number: life.int(3, 240),
		...(isFlat(kind) ? { box: boxOf(body.floor ?? 0, life.int(1, 4)) } : {}),
		price,
		charges:
			isFlat(kind) || kind === 'office' ? Math.round((body.living * life.between(0.7, 1.4)) / 5) * 5 + 30 : 0,
		...(energy ? { energy } : {}),
		state,
		age,
		onlineAt: minuteOf(exact),
		publishAddress: index % 8 !== 5,
		publishPrice,
		startingFrom:
			goal === GOAL.sale && publishPrice && (kind === 'plot' || isResidence(kind)) && index % 25 === 16,
		marquee: marqueeOf({ goal, state, age, publishPrice }, index),
		contactId: contactOf(city.zip, goal, index),
	};
}

/** Box numbers as Belgian buildings write them: storey and door, `0302`. */
const boxOf = (floor: number, door: number) => `${String(floor).padStart(2, '0')}0${door}`;

/** Team members by office: Ghent, Antwerp's edge, Brussels (see agency/team.ts). */
function contactOf(zip: string, goal: Property['goal'], index: number): number {
	const ghent = goal === GOAL.rent ? [5, 6] : [2, 3, 4];
	const desk = zip.startsWith('1') ? [9, 10] : zip.startsWith('2') ? [7, 8] : ghent;
	return desk[index % desk.length] ?? 2;
}
