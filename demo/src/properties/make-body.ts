import type { Goal } from '@estate/shared-contract';
import type { Random } from '../random.ts';
import { conditionOf, decorOf, ERAS_OF, floorOf, frontOf, storeysOf, YEARS } from './body-rules.ts';
import { isFlat, isHouse, KINDS, type PropertyKind } from './kinds.ts';
import { type Era, FACINGS, HOURS, type PropertyBody, SEASONS, type Season } from './property.ts';

/** Seasons as the offer of a year shows them: few photographs are taken in winter. */
const SEASON_DECK: readonly Season[] = [
	'summer',
	'autumn',
	'spring',
	'summer',
	'winter',
	'spring',
	'autumn',
	'summer',
	'spring',
	'autumn',
];

function heatingOf(kind: PropertyKind, era: Era, random: Random): PropertyBody['heating'] {
	if (kind === 'plot' || kind === 'garage' || kind === 'parking') return 'none';
	if (era === 'recent') return random.chance(0.75) ? 'heat-pump' : 'district';
	if (era === 'seventies' && random.chance(0.3)) return isFlat(kind) ? 'electric' : 'oil';
	return 'gas';
}

/** Everything physical about a property. Properties with the same look number are the same building elsewhere. */
export function makeBody(kind: PropertyKind, goal: Goal, look: number, random: Random): PropertyBody {
	const facts = KINDS[kind];
	const era: Era = random.pick(ERAS_OF[kind] ?? ['recent']);
	const condition = goal === 1 && era !== 'recent' ? 'move-in' : conditionOf(era, random);
	const year = random.int(...YEARS[era]);
	const isRenovated = condition === 'move-in' && year < 1990;
	const size = random.next();
	const scale = (range: readonly [number, number]) => Math.round(range[0] + (range[1] - range[0]) * size);
	const living = scale(facts.living);
	const ground = facts.ground && Math.round(scale(facts.ground) * random.between(0.92, 1.08));
	const bedrooms = Math.min(facts.bedrooms[1], Math.max(facts.bedrooms[0], scale(facts.bedrooms)));
	const storeys = storeysOf(kind, random);
	const floor = floorOf(kind, storeys, random);
	const frontWidth = ground && frontOf(kind, ground, random);
	const footprint = living / Math.max(1, storeys - 0.3);
	const hasGarden = ground !== undefined && ['plot', 'warehouse', 'shop', 'horeca'].indexOf(kind) < 0;
	const garden = hasGarden && ground ? Math.max(0, Math.round(ground - footprint * 1.15)) : 0;
	const isDetached = kind === 'villa' || kind === 'farmhouse' || kind === 'modern' || kind === 'warehouse';
	const hasOutside = isHouse(kind) || kind === 'penthouse' || (isFlat(kind) && random.chance(0.7));
	const terrace = hasOutside
		? kind === 'penthouse'
			? random.int(28, 74)
			: isHouse(kind)
				? random.int(12, 48)
				: random.int(4, 18)
		: 0;
	const isOld = era === 'belle-epoque' || era === 'interbellum';
	return {
		kind,
		era,
		year,
		...(isRenovated ? { renovated: random.int(Math.max(2009, year + 10), 2025) } : {}),
		condition,
		living,
		...(ground ? { ground } : {}),
		...(frontWidth ? { frontWidth } : {}),
		...(frontWidth && ground ? { plotDepth: Math.round((ground / frontWidth) * 10) / 10 } : {}),
		...(garden > 18 ? { garden } : {}),
		...(terrace ? { terrace } : {}),
		...(kind === 'office' ? { office: living } : {}),
		...(kind === 'shop' || kind === 'horeca' ? { store: Math.round(living * 0.58) } : {}),
		...(kind === 'warehouse' ? { store: Math.round(living * 0.88), office: Math.round(living * 0.12) } : {}),
		bedrooms,
		bathrooms:
			kind === 'revenue'
				? Math.ceil(bedrooms / 2)
				: bedrooms >= 4
					? 2
					: isFlat(kind) || isHouse(kind)
						? 1
						: 0,
		showerRooms: bedrooms >= 3 && random.chance(0.4) ? 1 : 0,
		toilets: kind === 'plot' || kind === 'garage' || kind === 'parking' ? 0 : bedrooms >= 3 ? 2 : 1,
		garages:
			isDetached && kind !== 'warehouse'
				? random.int(1, 2)
				: isHouse(kind) && random.chance(0.3)
					? 1
					: kind === 'garage'
						? 1
						: 0,
		parkings: kind === 'parking' ? 1 : isFlat(kind) && era === 'recent' && random.chance(0.6) ? 1 : 0,
		externalParkings:
			kind === 'warehouse'
				? random.int(6, 18)
				: isDetached
					? random.int(2, 4)
					: kind === 'office'
						? random.int(2, 6)
						: 0,
		storeys,
		...(floor === undefined ? {} : { floor }),
		...(isHouse(kind) || kind === 'revenue'
			? { facades: isDetached ? 4 : kind === 'family' ? random.int(3, 4) : 2 }
			: {}),
		facing: random.pick(FACINGS),
		hasLift: storeys > 3 && (isFlat(kind) || kind === 'office') && (!isOld || random.chance(0.5)),
		hasCellar:
			isOld && (isHouse(kind) || kind === 'revenue')
				? random.chance(0.85)
				: isFlat(kind)
					? random.chance(0.5)
					: kind === 'shop' && isOld,
		hasAttic: isHouse(kind) && kind !== 'modern' && random.chance(0.6),
		heating: heatingOf(kind, era, random),
		glazing:
			era === 'recent'
				? 'triple'
				: condition === 'renovate'
					? random.pick(['single', 'double'])
					: random.pick(['double', 'high-efficiency']),
		frames:
			kind === 'loft'
				? 'steel'
				: isOld
					? 'wood'
					: era === 'recent'
						? 'aluminium'
						: random.pick(['pvc', 'wood', 'aluminium']),
		roof:
			kind === 'warehouse'
				? 'steel-deck'
				: kind === 'modern' || (isFlat(kind) && !isOld)
					? 'flat-epdm'
					: isOld
						? random.pick(['clay-tiles', 'slate'])
						: random.pick(['clay-tiles', 'concrete-tiles']),
		kitchen: condition === 'renovate' ? 'basic' : era === 'recent' || isRenovated ? 'hyper' : 'installed',
		decor: decorOf(kind, era, random),
		season: SEASON_DECK[(look * 7 + Math.floor(look / 10) * 3) % SEASON_DECK.length] ?? SEASONS[1],
		hour: HOURS[(look * 5 + Math.floor(look / 4)) % HOURS.length] ?? 'noon',
		look,
	};
}
