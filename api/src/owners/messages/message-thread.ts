import { type Language, pickText } from '@estate/shared-contract';
import type { SiteData } from '../../content/site-data.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { notFound } from '../../server/http-error.ts';

/** An owner whom the agency's messages are copied to. */
export interface ThreadOwner {
	id: number;
	email: string;
	first_name: string;
	last_name: string;
	language: string | null;
}

/** The two sides of a property's thread. */
export interface MessageThread {
	propertyId: number;
	site: SiteData;
	/** One line that names the property */
	nameIn(language: Language): string;
	/** Who of the agency answers for it; undefined: nobody by name */
	colleague: { name: string; email: string } | undefined;
	/** Those with an account that is open */
	owners: readonly ThreadOwner[];
}

/** Reads who takes part in a property's thread. Throws a 404 answer where there is no such property. */
export async function readThread(db: Db, propertyId: number): Promise<MessageThread> {
	const { configuration: site } = await readSite(db);
	const property = await db
		.selectFrom('property')
		.select(['summary', 'detail'])
		.where('id', '=', propertyId)
		.executeTakeFirst();
	if (!property) throw notFound('property');
	const { contactId } = property.detail;
	const colleague =
		contactId === undefined
			? undefined
			: await db.selectFrom('team_member').select('data').where('id', '=', contactId).executeTakeFirst();
	const owners = await db
		.selectFrom('owner')
		.innerJoin('owner_property', 'owner_property.owner_id', 'owner.id')
		.select(['owner.id', 'email', 'first_name', 'last_name', 'language'])
		.where('property_id', '=', propertyId)
		.where('disabled_at', 'is', null)
		.orderBy('owner.id')
		.execute();
	const { TypeDescription, Zip, City } = property.summary;
	return {
		propertyId,
		site,
		nameIn: (language) =>
			`${pickText(TypeDescription, language, site.defaultLanguage)}, ${Zip} ${City} (${propertyId})`,
		colleague: colleague && { name: colleague.data.name, email: colleague.data.email },
		owners,
	};
}
