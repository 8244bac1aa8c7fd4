import { LANGUAGES, type PropertyDetail } from '@estate/shared-contract';
import { sampleProperty } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import de from '../../texts/de.json' with { type: 'json' };
import en from '../../texts/en.json' with { type: 'json' };
import fr from '../../texts/fr.json' with { type: 'json' };
import nl from '../../texts/nl.json' with { type: 'json' };
import { EXPLAINED_FACTS } from './explained-facts.ts';
import { factGroups } from './fact-groups.ts';
import { FACT_RULES } from './fact-rules.ts';

const property = (changes: Partial<PropertyDetail> = {}): PropertyDetail => ({
	...sampleProperty(12, 'nl')!,
	...changes,
});
const SITE = { depositMonths: { flanders: 3, wallonia: 2, brussels: 2 } };
const namesOf = (given: PropertyDetail) =>
	factGroups(given, SITE).flatMap(({ facts }) => facts.map(({ name }) => name));

/** Detail fields that a page shows elsewhere than among its facts. */
const SHOWN_ELSEWHERE = ['Price', 'EPCLabelText', 'Documents', 'Pictures', 'VirtualTourUrl', 'VideoUrls'];

describe('the facts of a property', () => {
	it('stand in the groups general, surfaces, comfort, energy, planning and finance, in this order', () => {
		const names = factGroups(property({ HasPermit: true, UniqueCode: 'M-12' }), SITE).map(({ name }) => name);
		expect(names).toEqual(['general', 'surfaces', 'comfort', 'energy', 'planning', 'finance']);
	});

	it('are only those that are known', () => {
		const names = namesOf(property({ Bedrooms: 3, Bathrooms: undefined, Toilets: 0, Kitchen: '' }));
		expect(names).toContain('Bedrooms');
		expect(names).not.toContain('Bathrooms');
		expect(names).not.toContain('Toilets');
		expect(names).not.toContain('Kitchen');
	});

	it('tell a known "no" as well as a known "yes"', () => {
		expect(namesOf(property({ HasLift: false, HasSummons: false }))).toEqual(
			expect.arrayContaining(['HasLift', 'HasSummons']),
		);
	});

	it('leave a group out of which nothing is known', () => {
		const bare = Object.fromEntries(
			Object.entries(property()).filter(([name]) => !FACT_RULES.planning.some((rule) => rule.name === name)),
		) as PropertyDetail;
		expect(factGroups(bare, SITE).map(({ name }) => name)).not.toContain('planning');
	});

	it('show flood figures in Flanders only', () => {
		const flood = { PScore: 'C', GScore: 'D', FloodZone: 'possible' } as const;
		expect(namesOf(property({ ...flood, Zip: '9000' }))).toEqual(
			expect.arrayContaining(['PScore', 'GScore', 'FloodZone']),
		);
		for (const elsewhere of [{ Zip: '1000' }, { Zip: '4000' }, { CountryID: 50, Zip: '9000' }])
			for (const name of ['PScore', 'GScore', 'FloodZone'])
				expect(namesOf(property({ ...flood, ...elsewhere }))).not.toContain(name);
	});

	it('carry the abbreviations of planning answers, and their explanation, in Flanders only', () => {
		const planning = (changes: Partial<PropertyDetail>) =>
			factGroups(property({ HasPermit: true, HasSummons: false, ...changes }), SITE)
				.flatMap(({ facts }) => facts)
				.filter(({ name }) => name === 'HasPermit' || name === 'HasSummons')
				.map(({ code, isExplained }) => [code, isExplained]);
		expect(planning({ Zip: '9000' })).toEqual([
			['Vg', true],
			['Gdv', true],
		]);
		for (const elsewhere of [{ Zip: '1000' }, { Zip: '5000' }, { CountryID: 50 }])
			expect(planning(elsewhere)).toEqual([
				[undefined, false],
				[undefined, false],
			]);
	});

	it('show the costs of buying for sale, and those of renting for rent', () => {
		const costs = { RegistrationRights: 12, NotaryFees: 3_000, DepositMonths: 3, ChargesRenter: 85 };
		expect(namesOf(property({ ...costs, Goal: 0 }))).toEqual(
			expect.arrayContaining(['RegistrationRights', 'NotaryFees']),
		);
		expect(namesOf(property({ ...costs, Goal: 0 }))).not.toContain('DepositMonths');
		expect(namesOf(property({ ...costs, Goal: 1 }))).toEqual(
			expect.arrayContaining(['DepositMonths', 'ChargesRenter']),
		);
		expect(namesOf(property({ ...costs, Goal: 1 }))).not.toContain('NotaryFees');
	});

	it('work out what a rental costs: rent and charges together, and the deposit as a sum', () => {
		const rental = { Goal: 1, Price: 1_000, ChargesRenter: 85, DepositMonths: undefined } as const;
		const sums = (changes: Partial<PropertyDetail>) =>
			Object.fromEntries(
				factGroups(property({ ...rental, ...changes }), SITE)
					.flatMap(({ facts }) => facts)
					.filter(({ name }) => ['Rent', 'MonthlyTotal', 'DepositMonths', 'DepositAmount'].includes(name))
					.map(({ name, value }) => [name, value]),
			);
		expect(sums({ Zip: '9000' })).toEqual({
			Rent: 1_000,
			MonthlyTotal: 1_085,
			DepositMonths: 3,
			DepositAmount: 3_000,
		});
		expect(sums({ Zip: '1050' })).toMatchObject({ DepositMonths: 2, DepositAmount: 2_000 });
		expect(sums({ Zip: '5000' })).toMatchObject({ DepositMonths: 2 });
		expect(sums({ Zip: '9000', DepositMonths: 1 })).toMatchObject({ DepositAmount: 1_000 });
		expect(sums({ PublishPrice: false })).toEqual({ DepositMonths: 3 });
		expect(sums({ WebID: 7, WebIDs: '' })).toEqual({ Rent: 1_000, MonthlyTotal: 1_085 });
	});

	it('cover every detail field of the specification that is a single fact', () => {
		const ruled = Object.values(FACT_RULES).flatMap((rules) => rules.map(({ name }) => name as string));
		for (const name of [
			'UniqueCode',
			'MainTypeName',
			'SurfaceTotal',
			'SurfaceLiving',
			'SurfaceGround',
			'SurfaceTerrace',
			'SurfaceGarden',
			'SurfaceConstructed',
			'SurfaceOffice',
			'SurfaceStore',
			'PlotWidth',
			'FrontWidth',
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
			'EnergyPerformance',
			'CO2Emission',
			'EPCCertificateEndDate',
			'CadastralIncome',
			'Heating',
			'Kitchen',
			'WindowFrame',
			'Glazing',
			'RoofMaterial',
			'RoofCondition',
			'FloodZone',
			'GScore',
			'PScore',
			'AsbestosType',
			'AsbestosDate',
			'NotaryFees',
			'NotaryFeesWithVAT',
			'RegistrationRights',
			'VAT',
			'ChargesOwner',
			'ChargesRenter',
			'DepositMonths',
			'AgencyCost',
			'Inventory',
			'Availability',
			'HasGas',
			'HasWater',
			'HasLift',
			'HasCellar',
			'HasGarden',
			'HasTerrace',
			'HasAttic',
			'IsFurnished',
			'HasPermit',
			'HasSummons',
			'HasAllotmentPermit',
			'HasPreemptiveRights',
			'HasJudicialDecision',
		])
			expect(ruled, name).toContain(name);
		for (const name of SHOWN_ELSEWHERE) expect(ruled).not.toContain(name);
	});
});

describe('the words for facts', () => {
	const dictionaries = { nl, fr, en, de };

	it('exist in every language, for every fact and every answer', () => {
		for (const language of LANGUAGES) {
			const { facts, values } = dictionaries[language] as typeof nl;
			for (const { name, kind } of Object.values(FACT_RULES).flat()) {
				expect(facts, language).toHaveProperty(name);
				if (kind === 'answer') expect(values, language).toHaveProperty(name);
			}
			for (const name of EXPLAINED_FACTS)
				expect((dictionaries[language] as typeof nl).explain, language).toHaveProperty(name);
		}
	});
});
