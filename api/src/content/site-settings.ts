import type { Gazetteer } from '@estate/places';
import { type Agency, type Language, pickText } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { HttpError } from '../server/http-error.ts';
import type { SiteData } from './site-data.ts';

/** The agency's addresses with what their cities are called in each language. */
function withCityNames(agency: Agency, gazetteer: Gazetteer): Agency {
	const named = <Address extends { city: string; zip: string }>(address: Address) => {
		const cityNames = gazetteer.match(address.city, address.zip)?.names;
		return { ...address, ...(cityNames ? { cityNames } : {}) };
	};
	return { ...named(agency), offices: agency.offices.map(named) };
}

/** The site's configuration as stored, its cities in each language. Throws a 503 answer while nothing was imported. */
export async function readSite(db: Db): Promise<{ configuration: SiteData; menu: unknown }> {
	const row = await db.selectFrom('site').select(['configuration', 'menu']).executeTakeFirst();
	if (!row)
		throw new HttpError(
			503,
			'no-content',
			'There is no content yet: import a feed with "npm run import -- <feed>".',
			{
				headers: { 'retry-after': '30' },
			},
		);
	const { configuration, menu } = row;
	const agency = withCityNames(configuration.agency, await readGazetteer(db));
	return { configuration: { ...configuration, agency }, menu };
}

/** Who reads: the language asked for, and the one that stands in where a text lacks (decisions 21). */
export class Reader {
	readonly language: Language;
	readonly fallback: Language;
	readonly #places: Pick<Gazetteer, 'match'>;

	constructor(language: Language, fallback: Language, places: Pick<Gazetteer, 'match'>) {
		this.language = language;
		this.fallback = fallback;
		this.#places = places;
	}

	/** The same for readers of another language */
	in(language: Language): Reader {
		return new Reader(language, this.fallback, this.#places);
	}

	text(texts: Record<string, string> | null | undefined): string {
		return pickText(texts, this.language, this.fallback);
	}

	/** A city as the reader calls it: `Ixelles` for a feed's `Elsene`; as the feed has it where no place is called so. */
	city(name: string, zip: string, language: Language = this.language): string {
		return this.#places.match(name, zip)?.names[language] ?? name;
	}
}
