import type { FeedProject } from './feed/project.schema.ts';
import type { FeedProperty } from './feed/property.schema.ts';
import type { ImportContext } from './import-context.ts';

/** 0 says that there is none: feeds that know no price, or keep it for themselves, write it. */
const PRICES = ['Price', 'FormerPrice', 'PriceMin', 'PriceMax'] as const satisfies readonly (
	| keyof FeedProperty
	| keyof FeedProject
)[];

/** What is counted, measured or paid. Energy use, CO2 and floors may lie below zero. */
const AMOUNTS = [
	'Bedrooms',
	'Bathrooms',
	'ShowerRooms',
	'Toilets',
	'Garages',
	'Parkings',
	'ExternalParkings',
	'Floors',
	'Facades',
	'ConstructionYear',
	'RenovationYear',
	'SurfaceLiving',
	'SurfaceGround',
	'SurfaceTotal',
	'SurfaceTerrace',
	'SurfaceGarden',
	'SurfaceConstructed',
	'SurfaceOffice',
	'SurfaceStore',
	'PlotWidth',
	'FrontWidth',
	'CadastralIncome',
	'NotaryFees',
	'NotaryFeesWithVAT',
	'RegistrationRights',
	'VAT',
	'ChargesOwner',
	'ChargesRenter',
	'DepositMonths',
	'AgencyCost',
	'Inventory',
] as const satisfies readonly (keyof FeedProperty)[];

const NEVER_NEGATIVE: ReadonlySet<string> = new Set([...PRICES, ...AMOUNTS]);
const NEVER_ZERO: ReadonlySet<string> = new Set(PRICES);

/**
 * An item, or a part of it that stands at `path`, without the prices and amounts that it cannot have: a price that is none is
 * on request (decisions 23), and another fact is not known. One below zero is a mistake of the feed, and reported.
 */
export function withoutNegatives<Item extends object>(
	item: Item,
	{ leaveOut }: Pick<ImportContext, 'leaveOut'>,
	path = '',
): Item {
	const possible = Object.entries(item).filter(([name, value]) => {
		if (typeof value !== 'number' || !NEVER_NEGATIVE.has(name)) return true;
		if (value < 0) leaveOut(`${path}${name}`, `This is never below zero: ${value}.`);
		return value > 0 || (value === 0 && !NEVER_ZERO.has(name));
	});
	return Object.fromEntries(possible) as Item;
}
