import type { FeedItem, FeedOwner, FeedProject, FeedProperty } from '@estate/api/feed';
import { GOAL } from '@estate/shared-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoFeed } from './demo-feed.ts';

const TODAY = '2026-11-21';

let items: FeedItem[];
let properties: Map<number, FeedProperty>;
let projects: FeedProject[];
let owners: FeedOwner[];

beforeAll(() => {
	const book = { add: (name: string) => `pictures/${name}.svg`, flush: async () => {}, count: 0 };
	items = [...demoFeed({ properties: 480, seed: '1', today: TODAY }, book)];
	properties = new Map(items.flatMap((item) => (item.kind === 'property' ? [[item.ID, item]] : [])));
	projects = items.filter((item) => item.kind === 'project');
	owners = items.filter((item) => item.kind === 'owner');
});

const PLOT = 4;
const GARAGE = 7;
const isResidence = ({ WebID }: FeedProperty) => WebID >= 1 && WebID <= 3;

/** Properties that break a rule, by id and the words that say so. */
const breaking = (rule: string, breaks: (property: FeedProperty) => boolean) =>
	[...properties.values()].filter(breaks).map(({ ID, MainTypeName }) => `${ID} ${MainTypeName.nl}: ${rule}`);

describe('a property of the demo agency', () => {
	it('has only what its kind can have', () => {
		const indoors = ['Kitchen', 'Bedrooms', 'Bathrooms', 'Heating', 'Glazing', 'EnergyPerformance'] as const;
		expect([
			...breaking('rooms or energy on a plot', (property) => {
				return (
					property.WebID === PLOT &&
					(property.ConstructionYear !== undefined || indoors.some((name) => name in property))
				);
			}),
			...breaking('rooms or windows in a garage', (property) => {
				return property.WebID === GARAGE && indoors.some((name) => name in property);
			}),
			...breaking(
				'a kitchen where nobody lives',
				(property) => 'Kitchen' in property && !isResidence(property),
			),
			...breaking('a garden that is not there', ({ HasGarden, SurfaceGarden }) => {
				return HasGarden !== undefined && HasGarden !== (SurfaceGarden ?? 0) > 0;
			}),
			...breaking('a garden larger than its plot', ({ SurfaceGarden = 0, SurfaceGround = 0 }) => {
				return SurfaceGarden > SurfaceGround;
			}),
		]).toEqual([]);
	});

	it('has years and certificates in their order, none of them to come', () => {
		const year = Number(TODAY.slice(0, 4));
		expect([
			...breaking('built in the future', ({ ConstructionYear = 0 }) => ConstructionYear > year),
			...breaking('renovated before it was built', ({ ConstructionYear = 0, RenovationYear }) => {
				return RenovationYear !== undefined && (RenovationYear <= ConstructionYear || RenovationYear > year);
			}),
			...breaking('a certificate from before the last works', (property) => {
				const issued = Number(property.EPCCertificateNumber?.slice(0, 4) ?? year);
				return issued < Math.max(property.ConstructionYear ?? 0, property.RenovationYear ?? 0);
			}),
			...breaking('a certificate that has run out', ({ EPCCertificateEndDate = '9999' }) => {
				return EPCCertificateEndDate <= TODAY;
			}),
			...breaking('new, and wasteful', ({ ConstructionYear = 0, EnergyPerformance = 0 }) => {
				return ConstructionYear >= 2015 && EnergyPerformance > 100;
			}),
			...breaking('online from tomorrow', ({ CreatedAt }) => CreatedAt.slice(0, 10) > TODAY),
			...breaking('a price changed before it was online', ({ PriceChangedOn, CreatedAt }) => {
				return (
					PriceChangedOn !== undefined && (PriceChangedOn < CreatedAt.slice(0, 10) || PriceChangedOn > TODAY)
				);
			}),
		]).toEqual([]);
	});

	it('costs what such a property may cost, and says what belongs to its goal', () => {
		expect([
			...breaking('a sale at a rent', ({ Goal, Price = 0 }) => Goal === GOAL.sale && Price < 12_000),
			...breaking('a rent at a price', ({ Goal, Price = 0 }) => {
				return Goal === GOAL.rent && (Price < 50 || Price > 12_000);
			}),
			...breaking('a price per m² from another country', ({ Goal, WebID, Price = 0, SurfaceLiving = 0 }) => {
				const perM2 = Price / SurfaceLiving;
				return Goal === GOAL.sale && WebID <= 3 && SurfaceLiving > 0 && (perM2 < 900 || perM2 > 9_500);
			}),
			...breaking('a deposit at a sale, or none at a rent', ({ Goal, DepositMonths = 0 }) => {
				return (Goal === GOAL.rent) !== DepositMonths > 0;
			}),
			...breaking('registration duty on a rent', ({ Goal, RegistrationRights }) => {
				return Goal === GOAL.rent && RegistrationRights !== undefined;
			}),
			...breaking('sold for rent', ({ Goal, State }) => Goal === GOAL.rent && State === 'sold'),
			...breaking('rented at a sale', ({ Goal, State }) => Goal === GOAL.sale && State === 'rented'),
		]).toEqual([]);
	});

	it('is told as what it is', () => {
		const said = ({ Description }: FeedProperty) => Description.nl ?? '';
		expect([
			...breaking('a deposit in the text of a sale', (property) => {
				return property.Goal === GOAL.sale && /waarborg|huisdieren/i.test(said(property));
			}),
			...breaking('a deed in the text of a rent', (property) => {
				return property.Goal === GOAL.rent && /vrij bij akte|eerste aankoop/i.test(said(property));
			}),
			...breaking(
				'pets in an office',
				(property) => !isResidence(property) && /huisdieren/i.test(said(property)),
			),
			...breaking('charges said twice', (property) => {
				return (said(property).match(/(?:kosten|lasten) bedragen/g)?.length ?? 0) > 1;
			}),
			...breaking('rooms in the text of a plot', (property) => {
				return property.WebID === PLOT && /keuken|slaapkamer|badkamer|gordijn/i.test(said(property));
			}),
		]).toEqual([]);
	});
});

describe('a project of the demo agency', () => {
	it('states the prices and the state of its units', () => {
		for (const { ID, units, PriceMin, PriceMax, State } of projects) {
			const prices = units.map(({ Price = 0 }) => Price);
			expect([ID, PriceMin, PriceMax]).toEqual([ID, Math.min(...prices), Math.max(...prices)]);
			expect([ID, State === 'sold-out']).toEqual([ID, units.every((unit) => unit.State === 'sold')]);
		}
	});

	it('is finished in the past when it is sold out, and in the future while units are for sale', () => {
		for (const { ID, State, Delivery = '' } of projects)
			expect([ID, Delivery > TODAY.slice(0, 7)]).toEqual([ID, State !== 'sold-out']);
	});

	it('has units to move into at delivery as long as they are not built', () => {
		for (const { ID, units, Delivery = '' } of projects)
			for (const unit of units)
				expect([ID, unit.Availability?.nl]).toEqual([
					ID,
					Delivery > TODAY.slice(0, 7) ? 'Bij oplevering' : 'Onmiddellijk',
				]);
	});
});

const dutch = (text: string | Record<string, string>) => (typeof text === 'string' ? text : (text.nl ?? ''));

describe('what an owner reads of a property', () => {
	const ofOwner = <Entry extends { propertyId: number }>(entries: (owner: FeedOwner) => readonly Entry[]) =>
		owners.flatMap((owner) =>
			entries(owner).map((entry) => {
				const property = properties.get(entry.propertyId);
				if (!property) throw new Error(`There is no property ${entry.propertyId}.`);
				return { ...entry, property };
			}),
		);

	it('happened while the property was online, and visits to come are planned', () => {
		const visits = ofOwner(({ visits }) => visits);
		expect(visits.length).toBeGreaterThan(30);
		expect(visits.filter(({ startsAt, property }) => startsAt < property.CreatedAt)).toEqual([]);
		expect(
			visits.filter(({ startsAt, status }) => startsAt.slice(0, 10) > TODAY !== (status === 'confirmed')),
		).toEqual([]);
		expect(visits.filter(({ startsAt }) => new Date(startsAt).getUTCDay() === 0)).toEqual([]);
		const times = visits.map(({ propertyId, startsAt }) => `${propertyId} ${startsAt}`);
		expect(new Set(times).size).toBe(times.length);
		const messages = ofOwner(({ communications }) => communications);
		expect(
			messages.filter(({ date, property }) => date < property.CreatedAt || date.slice(0, 10) > TODAY),
		).toEqual([]);
	});

	it('fits the property: no curtains of a plot, no bid on a rent', () => {
		const said = [
			...ofOwner(({ visits }) => visits).map(({ feedback, property }) => ({
				text: dutch(feedback),
				property,
			})),
			...ofOwner(({ communications }) => communications).map(({ subject, comment, property }) => ({
				text: `${dutch(subject)} ${dutch(comment)}`,
				property,
			})),
		];
		const wrong = said.filter(
			({ text, property }) =>
				(/\bbod\b|lening|financiering|akte|notaris|registratierechten/i.test(text) &&
					property.Goal === GOAL.rent) ||
				(/huren|huurcontract/i.test(text) && property.Goal === GOAL.sale) ||
				(/gordijn|badkamer|keuken|\blicht\b|ouders|gezin|woning/i.test(text) && !isResidence(property)) ||
				(/\btuin\b/i.test(text) && !property.SurfaceGarden) ||
				(/\bEPC\b/.test(text) && property.EnergyPerformance === undefined),
		);
		expect(wrong.map(({ text, property }) => `${property.MainTypeName.nl}: ${text}`)).toEqual([]);
		expect(new Set(said.map(({ text }) => text)).size).toBeGreaterThan(15);
	});

	it('is written in every language', () => {
		const texts = owners.flatMap(({ visits, communications }) => [
			...visits.flatMap(({ feedback }) => (feedback ? [feedback] : [])),
			...communications.flatMap(({ type, subject, comment, status, source }) => [
				type,
				subject,
				comment,
				status,
				source,
			]),
		]);
		expect(texts.filter((text) => typeof text === 'string' || Object.keys(text).length !== 4)).toEqual([]);
	});

	it('names people as readers of every language may', () => {
		const people = [
			...owners.flatMap(({ visits, communications }) =>
				[...visits, ...communications].map(({ contact }) => contact),
			),
			...items.flatMap((item) => (item.kind === 'testimonial' ? [item.name] : [])),
		];
		expect(people.filter((name) => / en |^(Familie|Koppel|Mevr\.|Dhr\.) /.test(name))).toEqual([]);
		expect(people.length).toBeGreaterThan(16);
	});

	it('leads to the property wherever it is online', () => {
		for (const { url, propertyId } of ofOwner(({ media }) => media))
			expect(url).toBe(`/property/${propertyId}/`);
	});
});

describe('the agency’s promises', () => {
	it('about answering are one in each language', () => {
		const said = JSON.stringify(items.filter(({ kind }) => kind === 'article' || kind === 'page'));
		expect(said).not.toMatch(/dezelfde werkdag|jour ouvrable même|same working day|noch heute/);
		expect(said).toMatch(/antwoorden binnen één werkdag/);
	});

	it('about opening hours stand with each office alone', () => {
		const said = JSON.stringify(items.filter(({ kind }) => kind === 'article' || kind === 'page'));
		expect(said).not.toMatch(/van 9 tot|de 9 à 1|from 9 to|von 9 bis/);
	});

	it('about the costs of a new build agree with what the site works out: VAT on all of it, no duty on the land', () => {
		const said = JSON.stringify(items.filter(({ kind }) => kind === 'article'));
		expect(said).not.toMatch(
			/regist\S+ op het grondaandeel|droits sur la quote-part|duty on the share|ebühren auf den Grundstücksanteil/,
		);
		expect(said).toMatch(/btw op de hele prijs/);
	});

	it('are written with the spaces and quotes of their language', () => {
		const texts: string[] = [];
		JSON.stringify(items, (key, value) => {
			if (key === 'fr' && typeof value === 'string') texts.push(value.replaceAll(/<[^>]*>/g, ''));
			return value;
		});
		expect(texts.filter((text) => / [?!:;»%€]|« |[\p{L}\d][?!;»]/u.test(text))).toEqual([]);
	});
});

describe('a neighbourhood of the demo agency', () => {
	it('is told of what lies in it: not of the Visserij, at the other side of Ghent from the Coupure', () => {
		const streets = [...properties.values(), ...projects].flatMap(({ NeighbourhoodID, Street }) =>
			NeighbourhoodID === 1 ? [Street] : [],
		);
		expect(new Set(streets)).toContain('Coupure Links');
		expect(streets).not.toContain('Visserij');
		expect(streets).not.toContain('Kasteellaan');
	});

	it('has pictures that are named in the language of the page', () => {
		const pictures = items.flatMap((item) => (item.kind === 'neighbourhood' ? item.pictures : []));
		expect(pictures.length).toBeGreaterThan(0);
		for (const { alt = {} } of pictures) {
			expect(Object.keys(alt)).toHaveLength(4);
			expect([alt.fr, alt.en, alt.de].join()).not.toMatch(/ en /);
		}
	});
});
