import type { FeedPicture, FeedProperty } from '@estate/api/feed';
import { GOAL } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import { addressPoint } from '../places/address-point.ts';
import { describeHome } from '../prose/describe-home.ts';
import { titleHome } from '../prose/title-home.ts';
import type { Random } from '../random.ts';
import { texts } from '../texts.ts';
import {
	AVAILABILITY,
	BELGIUM,
	FRAMES,
	GLAZING,
	HEATING,
	KITCHEN_KIND,
	MARQUEE_NAMES,
	PRICE_UNITS,
	ROOF,
	ROOF_CONDITION,
} from './fact-texts.ts';
import type { Home } from './home.ts';
import { mediaFacts } from './home-media.ts';
import { isDwelling, KINDS } from './kinds.ts';
import { asbestosFacts, floodFacts, planningFacts, registrationFacts } from './papers.ts';

const positive = <Key extends string>(key: Key, value: number | undefined): Partial<Record<Key, number>> =>
	value ? ({ [key]: value } as Record<Key, number>) : {};

function priceFacts(home: Home) {
	const unit =
		home.goal === GOAL.rent ? PRICE_UNITS.rent : home.startingFrom ? PRICE_UNITS.from : PRICE_UNITS.sale;
	return {
		PublishPrice: home.publishPrice,
		Price: home.price,
		PriceUnit: unit.code,
		PriceUnitText: unit.text,
	};
}

function rentFacts(home: Home, random: Random) {
	if (home.goal !== GOAL.rent) return positive('ChargesOwner', home.charges);
	return {
		ChargesRenter: home.charges || random.int(1, 4) * 10,
		DepositMonths: home.region === 'flanders' ? 3 : 2,
		Inventory: Math.round(random.int(180, 340) / 5) * 5,
	};
}

function roomFacts(home: Home) {
	return {
		...positive('Bedrooms', home.bedrooms),
		...positive('Bathrooms', home.bathrooms),
		...positive('ShowerRooms', home.showerRooms),
		...positive('Toilets', home.toilets),
		...positive('Garages', home.garages),
		...positive('Parkings', home.parkings),
		...positive('ExternalParkings', home.externalParkings),
		...(home.kind === 'plot' ? {} : { Floors: home.storeys }),
		...positive('Facades', home.facades),
	};
}

function surfaceFacts(home: Home) {
	const isBusiness = home.kind === 'warehouse' || home.kind === 'office' || home.kind === 'horeca';
	return {
		...positive(isBusiness || !isDwelling(home.kind) ? 'SurfaceTotal' : 'SurfaceLiving', home.living),
		...(home.kind === 'revenue' || home.kind === 'shop' ? positive('SurfaceLiving', home.living) : {}),
		...positive('SurfaceGround', home.ground),
		...positive('SurfaceGarden', home.garden),
		...positive('SurfaceTerrace', home.terrace),
		...positive('SurfaceOffice', home.office),
		...positive('SurfaceStore', home.store),
		...(home.ground && home.kind !== 'plot'
			? { SurfaceConstructed: Math.round(home.ground - (home.garden ?? home.ground * 0.2)) }
			: {}),
		...positive('PlotWidth', home.frontWidth),
		...positive(
			'FrontWidth',
			home.kind === 'plot' ? undefined : home.frontWidth && Math.min(home.frontWidth, 14),
		),
	};
}

function buildingFacts(home: Home) {
	if (home.kind === 'plot') return { HasGas: true, HasWater: true };
	return {
		ConstructionYear: home.year,
		...positive('RenovationYear', home.renovated),
		...(home.heating === 'none' ? {} : { Heating: HEATING[home.heating] }),
		...(home.kitchen === 'none' || !isDwelling(home.kind) ? {} : { Kitchen: KITCHEN_KIND[home.kitchen] }),
		WindowFrame: FRAMES[home.frames],
		Glazing: GLAZING[home.glazing],
		RoofMaterial: ROOF[home.roof],
		RoofCondition: ROOF_CONDITION[home.condition],
		HasGas: home.heating === 'gas',
		HasWater: true,
		HasLift: home.hasLift,
		HasCellar: home.hasCellar,
		HasGarden: (home.garden ?? 0) > 0,
		HasTerrace: (home.terrace ?? 0) > 0,
		HasAttic: home.hasAttic,
		...(home.goal === GOAL.rent ? { IsFurnished: home.index % 12 === 7 } : {}),
	};
}

function energyFacts(home: Home) {
	if (!home.energy) return {};
	return {
		EnergyPerformance: home.energy.value,
		EPCLabelText: home.energy.labelText,
		CO2Emission: home.energy.co2,
		EPCCertificateNumber: home.energy.certificate,
		EPCCertificateEndDate: home.energy.validUntil,
	};
}

function availabilityOf(home: Home) {
	if (home.kind === 'revenue') return AVAILABILITY.lease;
	if (home.goal === GOAL.rent) return home.index % 3 === 0 ? AVAILABILITY.agreed : AVAILABILITY.now;
	return AVAILABILITY.deed;
}

function documentsOf(home: Home): FeedProperty['documents'] {
	const of = (kind: string, nl: string, fr: string, en: string) => ({
		ID: `${home.id}-${kind}`,
		Name: texts(nl, fr, en),
		Kind: kind,
		file: `documents/${kind}.pdf`,
	});
	return [
		...(home.energy
			? [of('epc', 'Energieprestatiecertificaat', 'Certificat énergétique', 'Energy certificate')]
			: []),
		...(home.goal === GOAL.sale ? [of('plan', 'Plannen', 'Plans', 'Floor plans')] : []),
		...(home.region === 'flanders' && home.goal === GOAL.sale
			? [of('soil', 'Bodemattest', 'Attestation du sol', 'Soil certificate')]
			: []),
	];
}

/** A home as one item of the feed. `random` decides papers only; everything else stands in the home. */
export function toFeedProperty(
	home: Home,
	pictures: FeedPicture[],
	calendar: Calendar,
	random: Random,
): FeedProperty {
	const kind = KINDS[home.kind];
	return {
		kind: 'property',
		ID: home.id,
		Goal: home.goal,
		State: home.state,
		City: home.city.name,
		Zip: home.city.zip,
		TypeDescription: titleHome(home),
		Description: describeHome(home),
		WebID: kind.webId,
		WebIDs: kind.webIds,
		MainTypeName: kind.name,
		RecordFile: home.index % 9 === 4 ? '' : `M${String(home.id).padStart(5, '0')}`,
		UniqueCode: `MEA-${home.goal === GOAL.rent ? 'H' : 'V'}-${home.id}`,
		Marquee: home.marquee,
		MarqueeName: MARQUEE_NAMES[home.marquee] ?? MARQUEE_NAMES[0],
		...priceFacts(home),
		...rentFacts(home, random.fork('rent')),
		...registrationFacts(home),
		PublishAddress: home.publishAddress,
		Street: home.street,
		HouseNumber: String(home.number),
		...(home.box ? { BoxNr: home.box } : {}),
		CountryID: 10,
		CountryName: BELGIUM,
		Location: addressPoint(home.city, home.street, home.number),
		...(home.city.neighbourhoodId ? { NeighbourhoodID: home.city.neighbourhoodId } : {}),
		contactId: home.contactId,
		Availability: availabilityOf(home),
		...surfaceFacts(home),
		...roomFacts(home),
		...buildingFacts(home),
		...energyFacts(home),
		...(home.goal === GOAL.sale && home.kind !== 'parking'
			? // Of surfaces alone: it is public, and must not give a price away that is not
				{ CadastralIncome: Math.round(home.living * 6.4 + (home.ground ?? 0) * 0.3 + 140) }
			: {}),
		...floodFacts(home, random.fork('flood')),
		...asbestosFacts(home, calendar, random.fork('asbestos')),
		...(home.goal === GOAL.sale ? planningFacts(home, random.fork('planning')) : {}),
		...mediaFacts(home),
		pictures,
		documents: documentsOf(home),
		CreatedAt: calendar.at(-home.age, 0, home.onlineAt),
	};
}
