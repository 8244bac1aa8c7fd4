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

const ROOMS: Record<RoomKind, (home: FeedProperty) => number | undefined> = {
	bedrooms: (home) => home.Bedrooms,
	bathrooms: (home) => home.Bathrooms,
	showerrooms: (home) => home.ShowerRooms,
	toilets: (home) => home.Toilets,
	garages: (home) => home.Garages,
};

const shownPrice = (home: FeedProperty) => (home.PublishPrice ? home.Price : undefined);

function words(home: FeedProperty): string[] {
	const texts = [
		...Object.values(home.TypeDescription),
		...Object.values(home.MainTypeName),
		...Object.values(home.Description),
		home.City,
		home.Zip,
		String(home.ID),
		home.RecordFile,
		home.PublishAddress ? `${home.Street ?? ''} ${home.HouseNumber ?? ''}` : '',
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

/** Homes that a search finds, in its order. Leaves one filter out when asked, as facets do. */
export function referenceSearch(
	homes: readonly FeedProperty[],
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
	const found = homes.filter((home) => {
		const price = shownPrice(home);
		const letter = energyLabel(home)?.code.charAt(0);
		if (home.Goal !== filter.goal || home.State === 'withdrawn') return false;
		if (filter.hideSold && home.State !== 'available') return false;
		if (without !== 'types' && !matchesType(home, filter.types)) return false;
		if (
			without !== 'cities' &&
			meant.length > 0 &&
			!meant.some(({ name, zip }) => home.City === name && home.Zip === zip)
		)
			return false;
		if (ROOM_KINDS.some((kind) => (ROOMS[kind](home) ?? 0) < (filter.rooms[kind] ?? 0))) return false;
		if (filter.price.min > range.min && !(price !== undefined && price >= filter.price.min)) return false;
		if (filter.price.max < range.max && !(price !== undefined && price <= filter.price.max)) return false;
		const area = home.SurfaceLiving;
		if (filter.area.min !== undefined && !(area !== undefined && area >= filter.area.min)) return false;
		if (filter.area.max !== undefined && !(area !== undefined && area <= filter.area.max)) return false;
		if (filter.epc.length > 0 && !(letter && filter.epc.includes(letter))) return false;
		return asked.every((word) => words(home).some((known) => known.startsWith(word)));
	});
	return found.sort(byOrder(filter));
}

function byOrder({ sort }: SearchFilter) {
	const perSquareMetre = (home: FeedProperty) => {
		const price = shownPrice(home);
		return price !== undefined && home.SurfaceLiving ? price / home.SurfaceLiving : undefined;
	};
	const value: (home: FeedProperty) => number | undefined = {
		newest: (home: FeedProperty) => Date.parse(home.CreatedAt),
		'price-asc': shownPrice,
		'price-desc': shownPrice,
		'area-desc': (home: FeedProperty) => home.SurfaceLiving,
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
