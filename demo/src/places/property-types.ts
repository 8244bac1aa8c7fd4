import { texts as t } from '../texts.ts';

/** The nine property types in their show order (website.md §3). */
export const PROPERTY_TYPES = [
	t('Huis', 'Maison', 'House', 'Haus'),
	t('Appartement', 'Appartement', 'Apartment', 'Wohnung'),
	t('Studio', 'Studio', 'Studio', 'Studio'),
	t('Grond', 'Terrain', 'Land', 'Grundstück'),
	t('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property', 'Renditeobjekt'),
	t('Commercieel', 'Commerce', 'Commercial', 'Gewerbe'),
	t('Garage/Parking', 'Garage/Parking', 'Garage/Parking', 'Garage/Stellplatz'),
	t('Industrieel', 'Industriel', 'Industrial', 'Industrie'),
	t('Kantoren', 'Bureaux', 'Offices', 'Büros'),
].map((name, index) => ({
	kind: 'property-type' as const,
	ID: index + 1,
	WebID: index + 1,
	Name: name,
	ShowOrder: index,
	Sale: true,
	Rent: true,
}));
