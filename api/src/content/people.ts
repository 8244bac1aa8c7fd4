import { type ContactPerson, slugify, type TeamMember, type Testimonial } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import type { Reader } from './site-settings.ts';
import type { TeamMemberData } from './stored-content.ts';
import { asPicture } from './stored-picture.ts';

/** The address of each testimonial: its name, and its id too where an earlier one has the same name. */
export async function testimonialSlugs(db: Db): Promise<Map<number, string>> {
	const rows = await db
		.selectFrom('testimonial')
		.select(['id', (row) => row.ref('data', '->>').key('name').as('name')])
		.orderBy('id')
		.execute();
	const taken = new Set<string>();
	return new Map(
		rows.map(({ id, name }) => {
			const slug = slugify(String(name));
			const own = taken.has(slug) ? `${slug}-${id}` : slug;
			taken.add(slug);
			return [id, own];
		}),
	);
}

/** Testimonials, newest first. */
export async function readTestimonials(db: Db, reader: Reader, limit?: number): Promise<Testimonial[]> {
	const rows = await db
		.selectFrom('testimonial')
		.select(['id', 'data'])
		.orderBy('published_at', 'desc')
		.orderBy('id')
		.$if(limit !== undefined, (query) => query.limit(limit ?? 0))
		.execute();
	const slugs = await testimonialSlugs(db);
	return rows.map(({ id, data }) => ({
		id,
		slug: slugs.get(id) ?? slugify(data.name),
		name: data.name,
		aboutYou: reader.text(data.aboutYou),
		...(data.website ? { website: data.website } : {}),
		...(data.picture ? { image: asPicture(data.picture, reader.language, reader.fallback) } : {}),
		comment: reader.text(data.comment),
		...(data.rating ? { rating: data.rating } : {}),
		publishedAt: data.publishedAt,
	}));
}

function registrationOf({ registration }: TeamMemberData, reader: Reader): Pick<TeamMember, 'registration'> {
	const text = typeof registration === 'string' ? registration : reader.text(registration);
	return text ? { registration: text } : {};
}

/** Team members in the order of the feed's ids. */
export async function readTeam(db: Db, reader: Reader, limit?: number): Promise<TeamMember[]> {
	const rows = await db
		.selectFrom('team_member')
		.select(['id', 'data'])
		.orderBy('position')
		.$if(limit !== undefined, (query) => query.limit(limit ?? 0))
		.execute();
	return rows.map(({ id, data }) => ({
		id,
		name: data.name,
		function: reader.text(data.function),
		biography: reader.text(data.biography),
		phone: data.phone,
		email: data.email,
		...registrationOf(data, reader),
		...pictureOf(data, reader),
	}));
}

function pictureOf({ picture }: TeamMemberData, reader: Reader) {
	return picture ? { picture: asPicture(picture, reader.language, reader.fallback) } : {};
}

/** The colleague who shows a property or project. */
export async function readContactPerson(
	db: Db,
	id: number | undefined,
	reader: Reader,
): Promise<ContactPerson | undefined> {
	if (id === undefined) return undefined;
	const row = await db.selectFrom('team_member').select('data').where('id', '=', id).executeTakeFirst();
	if (!row) return undefined;
	const { data } = row;
	const { picture } = pictureOf(data, reader);
	return {
		ID: id,
		Name: data.name,
		Function: reader.text(data.function),
		Phone: data.phone,
		Email: data.email,
		...(picture ? { Picture: picture } : {}),
	};
}
