import { GOAL, type PropertyDetail } from '@estate/shared-contract';
import { regionOfProperty } from '../../property/property-region.ts';
import type { FactGroupName, FactRule } from './fact.ts';
import { depositAmount, depositMonths, monthlyTotal, rent } from './rental-sums.ts';

const forSale = (property: PropertyDetail) => property.Goal === GOAL.sale;
const forRent = (property: PropertyDetail) => property.Goal === GOAL.rent;
const inFlanders = (property: PropertyDetail) => regionOfProperty(property) === 'flanders';

/** Every fact that a property's page may show, by group and in order (website.md §3 "Property detail fields"). Flood figures stay in Flanders. */
export const FACT_RULES: Record<FactGroupName, readonly FactRule[]> = {
	general: [
		{ name: 'UniqueCode', kind: 'text' },
		{ name: 'MainTypeName', kind: 'text' },
		{ name: 'Availability', kind: 'text' },
		{ name: 'ConstructionYear', kind: 'year' },
		{ name: 'RenovationYear', kind: 'year' },
		{ name: 'Facades', kind: 'count' },
		{ name: 'Floor', kind: 'floor' },
		{ name: 'Floors', kind: 'count' },
	],
	surfaces: [
		{ name: 'SurfaceLiving', kind: 'area' },
		{ name: 'SurfaceGround', kind: 'area' },
		{ name: 'SurfaceTotal', kind: 'area' },
		{ name: 'SurfaceConstructed', kind: 'area' },
		{ name: 'SurfaceTerrace', kind: 'area' },
		{ name: 'SurfaceGarden', kind: 'area' },
		{ name: 'SurfaceOffice', kind: 'area' },
		{ name: 'SurfaceStore', kind: 'area' },
		{ name: 'PlotWidth', kind: 'length' },
		{ name: 'FrontWidth', kind: 'length' },
	],
	comfort: [
		{ name: 'Bedrooms', kind: 'count' },
		{ name: 'Bathrooms', kind: 'count' },
		{ name: 'ShowerRooms', kind: 'count' },
		{ name: 'Toilets', kind: 'count' },
		{ name: 'Garages', kind: 'count' },
		{ name: 'Parkings', kind: 'count' },
		{ name: 'ExternalParkings', kind: 'count' },
		{ name: 'Kitchen', kind: 'text' },
		{ name: 'HasTerrace', kind: 'yesno' },
		{ name: 'HasGarden', kind: 'yesno' },
		{ name: 'HasLift', kind: 'yesno' },
		{ name: 'HasCellar', kind: 'yesno' },
		{ name: 'HasAttic', kind: 'yesno' },
		{ name: 'IsFurnished', kind: 'yesno' },
	],
	energy: [
		{ name: 'EnergyPerformance', kind: 'use' },
		{ name: 'CO2Emission', kind: 'co2' },
		{ name: 'EPCCertificateNumber', kind: 'text' },
		{ name: 'EPCCertificateEndDate', kind: 'date' },
		{ name: 'Heating', kind: 'text' },
		{ name: 'WindowFrame', kind: 'text' },
		{ name: 'Glazing', kind: 'text' },
		{ name: 'RoofMaterial', kind: 'text' },
		{ name: 'RoofCondition', kind: 'text' },
		{ name: 'HasGas', kind: 'yesno' },
		{ name: 'HasWater', kind: 'yesno' },
		{ name: 'AsbestosType', kind: 'text' },
		{ name: 'AsbestosDate', kind: 'date' },
	],
	planning: [
		{ name: 'Destination', kind: 'text' },
		{ name: 'HasPermit', kind: 'answer' },
		{ name: 'HasAllotmentPermit', kind: 'answer' },
		{ name: 'HasSummons', kind: 'answer' },
		{ name: 'HasJudicialDecision', kind: 'answer' },
		{ name: 'HasPreemptiveRights', kind: 'answer' },
		{ name: 'FloodZone', kind: 'choice', when: inFlanders },
		{ name: 'PScore', kind: 'score', when: inFlanders },
		{ name: 'GScore', kind: 'score', when: inFlanders },
	],
	finance: [
		{ name: 'CadastralIncome', kind: 'money' },
		{ name: 'RegistrationRights', kind: 'percent', when: forSale },
		{ name: 'VAT', kind: 'percent', when: forSale },
		{ name: 'NotaryFees', kind: 'money', when: forSale },
		{ name: 'NotaryFeesWithVAT', kind: 'money', when: forSale },
		{ name: 'ChargesOwner', kind: 'monthly', when: forSale },
		{ name: 'Rent', kind: 'monthly', when: forRent, value: rent },
		{ name: 'ChargesRenter', kind: 'monthly', when: forRent },
		{ name: 'MonthlyTotal', kind: 'monthly', when: forRent, value: monthlyTotal },
		{ name: 'DepositMonths', kind: 'months', when: forRent, value: depositMonths },
		{ name: 'DepositAmount', kind: 'money', when: forRent, value: depositAmount },
		{ name: 'Inventory', kind: 'money', when: forRent },
		{ name: 'AgencyCost', kind: 'money', when: forRent },
	],
};
