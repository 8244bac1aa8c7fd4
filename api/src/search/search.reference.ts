import {
	energyLabel,
	matchesType,
	PRICE_RANGES,
	ROOM_KINDS,
	type RoomKind,
	type SearchFilter,
} from '@estate/shared-contract';
import type { FeedProperty } from '../import/feed.schema.ts';

/** The search written once more, in plain TypeScript over feed items, for the tests to compare with. */

const ROOMS: Record<RoomKind, (property: FeedProperty) => number | undefined> = {
	bedrooms: (property) => property.Bedrooms,
	bathrooms: (property) => property.Bathrooms,
	showerrooms: (property) => property.ShowerRooms,
	toilets: (property) => property.Toilets,
	garages: (property) => property.Garages,
};

const shownPrice = (property: FeedProperty) => (property.PublishPrice ? property.Price : undefined);

function words(property: FeedProperty): string[] {
	const texts = [
		...Object.values(property.TypeDescription),
		...Object.values(property.MainTypeName),
		...Object.values(property.Description),
		property.City,
		property.Zip,
		String(property.ID),
		property.RecordFile,
		property.PublishAddress ? `${property.Street ?? ''} ${property.HouseNumber ?? ''}` : '',
	];
	return texts
		.join(' ')
		.replace(/<[^>]*>/g, ' ')
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u);
}

export interface ReferenceCity {
	name: string;
	zip: string;
	aliases: readonly string[];
}

/** Properties that a search finds, in its order. Leaves one filter out when asked, as facets do. */
export function referenceSearch(
	properties: readonly FeedProperty[],
	cities: readonly ReferenceCity[],
	filter: SearchFilter,
	without?: 'types' | 'cities',
): FeedProperty[] {
	const range = PRICE_RANGES[filter.goal];
	const meant = cities.filter(({ name, zip, aliases }) =>
		filter.cities.some(
			(choice) =>
				[name, ...aliases].some((known) => known.toLowerCase() === choice.name) &&
				(choice.zip === '' || choice.zip === zip),
		),
	);
	const asked = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
	const found = properties.filter((property) => {
		const price = shownPrice(property);
		const letter = energyLabel(property)?.code.charAt(0);
		if (property.Goal !== filter.goal || property.State === 'withdrawn') return false;
		if (filter.hideSold && property.State !== 'available') return false;
		if (without !== 'types' && !matchesType(property, filter.types)) return false;
		if (
			without !== 'cities' &&
			meant.length > 0 &&
			!meant.some(({ name, zip }) => property.City === name && property.Zip === zip)
		)
			return false;
		if (ROOM_KINDS.some((kind) => (ROOMS[kind](property) ?? 0) < (filter.rooms[kind] ?? 0))) return false;
		if (filter.price.min > range.min && !(price !== undefined && price >= filter.price.min)) return false;
		if (filter.price.max < range.max && !(price !== undefined && price <= filter.price.max)) return false;
		const area = property.SurfaceLiving;
		if (filter.area.min !== undefined && !(area !== undefined && area >= filter.area.min)) return false;
		if (filter.area.max !== undefined && !(area !== undefined && area <= filter.area.max)) return false;
		if (filter.epc.length > 0 && !(letter && filter.epc.includes(letter))) return false;
		return asked.every((word) => words(property).some((known) => known.startsWith(word)));
	});
	return found.sort(byOrder(filter));
}

function byOrder({ sort }: SearchFilter) {
	const perSquareMetre = (property: FeedProperty) => {
		const price = shownPrice(property);
		return price !== undefined && property.SurfaceLiving ? price / property.SurfaceLiving : undefined;
	};
	const value: (property: FeedProperty) => number | undefined = {
		newest: (property: FeedProperty) => Date.parse(property.CreatedAt),
		'price-asc': shownPrice,
		'price-desc': shownPrice,
		'area-desc': (property: FeedProperty) => property.SurfaceLiving,
		'price-per-m2-asc': perSquareMetre,
	}[sort];
	const sign = sort.endsWith('asc') ? 1 : -1;
	return (one: FeedProperty, other: FeedProperty) => {
		const [left, right] = [value(one), value(other)];
		if (left === undefined || right === undefined) {
			if (left === right) return sign * (one.ID - other.ID);
			return left === undefined ? 1 : -1;
		}
		return left === right ? sign * (one.ID - other.ID) : sign * (left - right);
	};
}
