import type { FeedItem, FeedPicture } from '@estate/api/feed';
import { siteConfiguration } from './agency/configuration.ts';
import { OFFICE_IDS } from './agency/facts.ts';
import { FOOTER_BLOCKS } from './agency/footer.ts';
import { MENU } from './agency/menu.ts';
import { TEAM, teamEmail } from './agency/team.ts';
import { TESTIMONIALS } from './agency/testimonials.ts';
import { createCalendar } from './calendar.ts';
import { PAGES, toFeedPage } from './content/pages.ts';
import { CATEGORIES, siteArticles } from './content/site-articles.ts';
import { drawPortrait, drawScene } from './drawing/index.ts';
import { makeOwners, OWNED_AMONG, OWNED_PROPERTIES } from './owners/make-owners.ts';
import type { PictureBook } from './picture-book.ts';
import { CITIES } from './places/cities.ts';
import { NEIGHBOURHOODS } from './places/neighbourhoods.ts';
import { PROPERTY_TYPES } from './places/property-types.ts';
import { PROJECTS } from './projects/projects.ts';
import { toFeedProject } from './projects/to-feed-project.ts';
import { BELGIUM } from './properties/fact-texts.ts';
import { makeProperty } from './properties/make-property.ts';
import { propertyPictures } from './properties/property-pictures.ts';
import { toFeedProperty } from './properties/to-feed-property.ts';
import { createRandom } from './random.ts';

export interface DemoOptions {
	/** Properties: three quarters for sale, a quarter for rent */
	properties: number;
	seed: string;
	/** The day that the agency lives on, YYYY-MM-DD */
	today: string;
}

const NEIGHBOURHOOD_SCENES = [
	'canal',
	'terraces',
	'fields',
	'garden',
	'suburb',
	'boulevard',
	'boulevard',
] as const;
const LIGHTS = [
	{ season: 'summer', hour: 'morning' },
	{ season: 'autumn', hour: 'golden' },
	{ season: 'spring', hour: 'noon' },
	{ season: 'summer', hour: 'golden' },
	{ season: 'winter', hour: 'dusk' },
	{ season: 'spring', hour: 'morning' },
	{ season: 'autumn', hour: 'noon' },
] as const;

const lightAt = (index: number) => LIGHTS[index % LIGHTS.length] ?? LIGHTS[0];

/** Of so many of the newest the views are counted: owners are compared with what is like theirs. */
const VIEWED = 120;

/**
 * The demo agency as a stream of feed items, drawings written to the picture book on the way.
 * The same options give the same items. Properties are made one by one, so any number fits in memory.
 */
export function* demoFeed({ properties, seed, today }: DemoOptions, book: PictureBook): Generator<FeedItem> {
	const calendar = createCalendar(today);
	const random = createRandom(seed);
	const propertyAt = (index: number) => makeProperty(index, properties, calendar, random);

	const banner: FeedPicture = {
		file: book.add('banner-canal-autumn', () =>
			drawScene('canal', { season: 'autumn', hour: 'golden' }, 'banner'),
		),
		name: 'banner',
		alt: {
			nl: 'Gevels langs een gracht in Gent in het avondlicht (tekening)',
			fr: 'Façades le long d’un canal gantois au soir (dessin)',
			en: 'Houses along a canal in Ghent in evening light (drawing)',
			de: 'Fassaden an einem Kanal in Gent im Abendlicht (Zeichnung)',
		},
	};
	yield { kind: 'site', demo: true, configuration: siteConfiguration([banner]), menu: [...MENU] };
	yield* PROPERTY_TYPES;
	for (const { name, zip, aliases } of CITIES)
		yield { kind: 'city', Name: name, Zip: zip, CountryID: 10, CountryName: BELGIUM, aliases };
	for (const [index, place] of NEIGHBOURHOODS.entries()) {
		const scene = NEIGHBOURHOOD_SCENES[index] ?? 'canal';
		yield {
			kind: 'neighbourhood',
			ID: place.id,
			Name: place.name,
			Title: place.title,
			Subtitle: place.subtitle,
			Description: place.description,
			Coordinates: [...place.corners],
			pictures: [lightAt(index), lightAt(index + 3)].map((light, turn) => ({
				file: book.add(`neighbourhood-${place.id}-${turn + 1}`, () =>
					drawScene(scene, light, `${place.id}/${turn}`),
				),
				name: place.name,
				alt: place.called,
			})),
		};
	}
	for (const member of TEAM)
		yield {
			kind: 'team-member',
			id: member.id,
			name: member.name,
			function: member.function,
			biography: member.biography,
			phone: member.phone,
			email: teamEmail(member.name),
			...(member.registration ? { registration: member.registration } : {}),
			...(member.office === 'Alle' ? {} : { officeId: OFFICE_IDS[member.office] }),
			picture: {
				file: book.add(`team-${String(member.id).padStart(2, '0')}`, () =>
					drawPortrait(member.look, member.name),
				),
				name: member.name,
			},
		};
	for (let index = 0; index < properties; index++) {
		const property = propertyAt(index);
		yield toFeedProperty(property, propertyPictures(property, book), calendar, random.fork('papers', index));
	}
	for (const [index, plan] of PROJECTS.entries())
		yield toFeedProject(plan, lightAt(index), book, calendar, random);
	yield* CATEGORIES;
	yield* siteArticles(calendar, (scene, index) =>
		book.add(`scene-${scene}-${index}`, () => drawScene(scene, lightAt(index), `article/${index}`)),
	);
	for (const [index, voice] of TESTIMONIALS.entries())
		yield {
			kind: 'testimonial',
			id: index + 1,
			name: voice.name,
			aboutYou: voice.aboutYou,
			comment: voice.comment,
			rating: voice.rating,
			publishedAt: calendar.at(-(9 + index * 17), 14),
		};
	for (const plan of PAGES) yield toFeedPage(plan, calendar);
	yield* FOOTER_BLOCKS;
	const length = Math.min(OWNED_PROPERTIES, properties);
	const among = Math.min(OWNED_AMONG, properties);
	const places = new Set(Array.from({ length }, (_, index) => Math.floor((index * among) / length)));
	const owned = [...places].map(propertyAt);
	const others = Array.from({ length: Math.min(properties, VIEWED) }, (_, index) => index)
		.filter((index) => !places.has(index))
		.map(propertyAt);
	// The owner whom the documentation names has those that are online the longest: weeks of figures.
	yield* makeOwners(owned.toReversed(), others, calendar, random.fork('owners'));
}
