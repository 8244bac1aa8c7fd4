import type { ProjectSummary, PropertySummary } from '@estate/shared-contract';

/** A complete property for tests and galleries; what a test is about stands in `changes`. */
export function sampleProperty(changes: Partial<PropertySummary> = {}): PropertySummary {
	return {
		ID: 12,
		Goal: 0,
		City: 'GENT',
		Zip: '9000',
		TypeDescription: 'Lichtrijke rijwoning met stadstuin',
		WebID: 1,
		WebIDs: '1',
		MainTypeName: 'Rijwoning',
		language: 'nl',
		RecordFile: 'M-0012',
		Marquee: 0,
		MarqueeName: '',
		SmallPictureItem: { ID: 'abc', Url: '/media/abc/600.jpg', Width: 1360, Height: 1020, Name: 'Voorgevel' },
		PublishPrice: true,
		Price: 349_000,
		PriceUnit: 0,
		PriceUnitText: '',
		PublishAddress: true,
		Street: 'Veldstraat',
		HouseNumber: '12',
		CountryID: 10,
		CountryName: 'België',
		EnergyPerformance: 187,
		EPCLabelText: 'B',
		State: 'available',
		Slugs: { nl: { city: 'gent', slug: 'lichtrijke-rijwoning-met-stadstuin' } },
		Bedrooms: 3,
		Bathrooms: 1,
		SurfaceLiving: 152,
		SurfaceGround: 210,
		CreatedAt: '2026-03-03T09:00:00Z',
		IsNew: false,
		...changes,
	};
}

/** A complete project for tests and galleries. */
export function sampleProject(changes: Partial<ProjectSummary> = {}): ProjectSummary {
	return {
		ID: 14,
		Goal: 0,
		Name: 'Residentie Leiemeers',
		City: 'DRONGEN',
		Zip: '9031',
		WebID: 2,
		WebIDName: 'Appartement (18)',
		SmallPicture: '/media/def/250.jpg',
		Picture: { ID: 'def', Url: '/media/def/600.jpg', Width: 1360, Height: 1020, Name: 'Zicht vanaf de Leie' },
		PriceMin: 259_000,
		PriceMax: 349_000,
		language: 'nl',
		PublicAddress: true,
		Street: 'Leiemeers',
		HouseNumber: '4',
		CountryID: 10,
		CountryName: 'België',
		State: 'available',
		Slugs: { nl: { city: 'drongen', slug: 'residentie-leiemeers' } },
		UnitCount: 18,
		UnitsSold: 7,
		Delivery: '2027-06',
		...changes,
	};
}
