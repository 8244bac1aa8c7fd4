import { texts as t } from '../texts.ts';

/** The nine property types in their show order (website.md §3). */
export const PROPERTY_TYPES = [
	t('Huis', 'Maison', 'House'),
	t('Appartement', 'Appartement', 'Apartment'),
	t('Studio', 'Studio', 'Studio'),
	t('Grond', 'Terrain', 'Land'),
	t('Opbrengsteigendom', 'Immeuble de rapport', 'Investment property'),
	t('Commercieel', 'Commerce', 'Commercial'),
	t('Garage/Parking', 'Garage/Parking', 'Garage/Parking'),
	t('Industrieel', 'Industriel', 'Industrial'),
	t('Kantoren', 'Bureaux', 'Offices'),
].map((name, index) => ({
	kind: 'property-type' as const,
	ID: index + 1,
	WebID: index + 1,
	Name: name,
	ShowOrder: index,
	Sale: true,
	Rent: true,
}));
