import type { FeedPicture, FeedProperty } from '@estate/api/feed';
import { GOAL } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import { addressPoint } from '../places/address-point.ts';
import { neighbourhoodOf } from '../places/cities.ts';
import { describeProperty } from '../prose/describe-property.ts';
import { titleProperty } from '../prose/title-property.ts';
import type { Random } from '../random.ts';
import { type Texts, texts as t } from '../texts.ts';
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
import { isResidence, KINDS } from './kinds.ts';
import { asbestosFacts, floodFacts, planningFacts, registrationFacts } from './papers.ts';
import type { Property } from './property.ts';
import { mediaFacts } from './property-media.ts';

const positive = <Key extends string>(key: Key, value: number | undefined): Partial<Record<Key, number>> =>
	value ? ({ [key]: value } as Record<Key, number>) : {};

function priceFacts(property: Property) {
	const unit =
		property.goal === GOAL.rent
			? PRICE_UNITS.rent
			: property.startingFrom
				? PRICE_UNITS.from
				: PRICE_UNITS.sale;
	return {
		PublishPrice: property.publishPrice,
		Price: property.price,
		PriceUnit: unit.code,
		PriceUnitText: unit.text,
	};
}

/** Sub-status of the agency for a price that changed (see the names of marquees). */
const PRICE_CHANGED = 3;

/** What the property cost before, of those that say so: a fifteenth more, in steps as agencies round. */
function formerPrice(property: Property, calendar: Calendar) {
	if (property.marquee !== PRICE_CHANGED || !property.publishPrice) return {};
	const step = property.goal === GOAL.rent ? 10 : 1_000;
	return {
		FormerPrice: Math.ceil((property.price * 1.06) / step) * step,
		PriceChangedOn: calendar.day(-Math.min(property.age, 5 + (property.index % 20))),
	};
}

function rentFacts(property: Property, random: Random) {
	if (property.goal !== GOAL.rent) return positive('ChargesOwner', property.charges);
	return {
		ChargesRenter: property.charges || random.int(1, 4) * 10,
		DepositMonths: property.region === 'flanders' ? 3 : 2,
		Inventory: Math.round(random.int(180, 340) / 5) * 5,
	};
}

function roomFacts(property: Property) {
	return {
		...positive('Bedrooms', property.bedrooms),
		...positive('Bathrooms', property.bathrooms),
		...positive('ShowerRooms', property.showerRooms),
		...positive('Toilets', property.toilets),
		...positive('Garages', property.garages),
		...positive('Parkings', property.parkings),
		...positive('ExternalParkings', property.externalParkings),
		...(property.kind === 'plot' ? {} : { Floors: property.storeys }),
		...(property.floor === undefined ? {} : { Floor: property.floor }),
		...positive('Facades', property.facades),
	};
}

function surfaceFacts(property: Property) {
	const isBusiness =
		property.kind === 'warehouse' || property.kind === 'office' || property.kind === 'horeca';
	return {
		...positive(
			isBusiness || !isResidence(property.kind) ? 'SurfaceTotal' : 'SurfaceLiving',
			property.living,
		),
		...(property.kind === 'revenue' || property.kind === 'shop'
			? positive('SurfaceLiving', property.living)
			: {}),
		...positive('SurfaceGround', property.ground),
		...positive('SurfaceGarden', property.garden),
		...positive('SurfaceTerrace', property.terrace),
		...positive('SurfaceOffice', property.office),
		...positive('SurfaceStore', property.store),
		...(property.ground && property.kind !== 'plot'
			? { SurfaceConstructed: Math.round(property.ground - (property.garden ?? property.ground * 0.2)) }
			: {}),
		...positive('PlotWidth', property.frontWidth),
		...positive(
			'FrontWidth',
			property.kind === 'plot' ? undefined : property.frontWidth && Math.min(property.frontWidth, 14),
		),
	};
}

/** A garage or a parking space has neither windows nor a tap, and its roof is another's floor. */
const isForCars = ({ kind }: Property) => kind === 'garage' || kind === 'parking';

function buildingFacts(property: Property) {
	if (property.kind === 'plot') return { HasGas: true, HasWater: true };
	return {
		ConstructionYear: property.year,
		...positive('RenovationYear', property.renovated),
		...(property.heating === 'none' ? {} : { Heating: HEATING[property.heating] }),
		...(property.kitchen === 'none' || !isResidence(property.kind)
			? {}
			: { Kitchen: KITCHEN_KIND[property.kitchen] }),
		...(isForCars(property)
			? {}
			: {
					WindowFrame: FRAMES[property.frames],
					Glazing: GLAZING[property.glazing],
					RoofMaterial: ROOF[property.roof],
					RoofCondition: ROOF_CONDITION[property.condition],
				}),
		HasGas: property.heating === 'gas',
		HasWater: !isForCars(property),
		HasLift: property.hasLift,
		HasCellar: property.hasCellar,
		HasGarden: (property.garden ?? 0) > 0,
		HasTerrace: (property.terrace ?? 0) > 0,
		HasAttic: property.hasAttic,
		...(property.goal === GOAL.rent ? { IsFurnished: property.index % 12 === 7 } : {}),
	};
}

function energyFacts(property: Property) {
	if (!property.energy) return {};
	return {
		EnergyPerformance: property.energy.value,
		EPCLabelText: property.energy.labelText,
		CO2Emission: property.energy.co2,
		EPCCertificateNumber: property.energy.certificate,
		EPCCertificateEndDate: property.energy.validUntil,
	};
}

function availabilityOf(property: Property) {
	if (property.kind === 'revenue') return AVAILABILITY.lease;
	if (property.goal === GOAL.rent) return property.index % 3 === 0 ? AVAILABILITY.agreed : AVAILABILITY.now;
	return AVAILABILITY.deed;
}

function documentsOf(property: Property): FeedProperty['documents'] {
	const of = (kind: string, name: Texts) => ({
		ID: `${property.id}-${kind}`,
		Name: name,
		Kind: kind,
		file: `documents/${kind}.pdf`,
	});
	return [
		...(property.energy
			? [
					of(
						'epc',
						t(
							'Energieprestatiecertificaat',
							'Certificat énergétique',
							'Energy certificate',
							'Energieausweis',
						),
					),
				]
			: []),
		...(property.goal === GOAL.sale ? [of('plan', t('Plannen', 'Plans', 'Floor plans', 'Grundrisse'))] : []),
		...(property.region === 'flanders' && property.goal === GOAL.sale
			? [of('soil', t('Bodemattest', 'Attestation du sol', 'Soil certificate', 'Bodenbescheinigung'))]
			: []),
	];
}

/** A property as one item of the feed. `random` decides papers only; everything else stands in the property. */
export function toFeedProperty(
	property: Property,
	pictures: FeedPicture[],
	calendar: Calendar,
	random: Random,
): FeedProperty {
	const kind = KINDS[property.kind];
	return {
		kind: 'property',
		ID: property.id,
		Goal: property.goal,
		State: property.state,
		City: property.city.name,
		Zip: property.city.zip,
		TypeDescription: titleProperty(property),
		Description: describeProperty(property),
		WebID: kind.webId,
		WebIDs: kind.webIds,
		MainTypeName: kind.name,
		RecordFile: property.index % 9 === 4 ? '' : `M${String(property.id).padStart(5, '0')}`,
		UniqueCode: `MEA-${property.goal === GOAL.rent ? 'H' : 'V'}-${property.id}`,
		Marquee: property.marquee,
		MarqueeName: MARQUEE_NAMES[property.marquee] ?? MARQUEE_NAMES[0],
		...priceFacts(property),
		...formerPrice(property, calendar),
		...rentFacts(property, random.fork('rent')),
		...registrationFacts(property),
		PublishAddress: property.publishAddress,
		Street: property.street,
		HouseNumber: String(property.number),
		...(property.box ? { BoxNr: property.box } : {}),
		CountryID: 10,
		CountryName: BELGIUM,
		Location: addressPoint(property.city, property.street, property.number),
		...neighbourhoodOf(property.city, property.street),
		contactId: property.contactId,
		Availability: availabilityOf(property),
		...surfaceFacts(property),
		...roomFacts(property),
		...buildingFacts(property),
		...energyFacts(property),
		...(property.goal === GOAL.sale && property.kind !== 'parking'
			? // Of surfaces alone: it is public, and must not give a price away that is not
				{ CadastralIncome: Math.round(property.living * 6.4 + (property.ground ?? 0) * 0.3 + 140) }
			: {}),
		...floodFacts(property, random.fork('flood')),
		...asbestosFacts(property, calendar, random.fork('asbestos')),
		...(property.goal === GOAL.sale ? planningFacts(property, random.fork('planning')) : {}),
		...mediaFacts(property),
		pictures,
		documents: documentsOf(property),
		CreatedAt: calendar.at(-property.age, 0, property.onlineAt),
	};
}
