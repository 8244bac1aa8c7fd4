import path from 'node:path';
import type { FormFields, Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import { readSite } from '../content/site-settings.ts';
import type { TestimonialData } from '../content/stored-content.ts';
import type { Db, Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { createPictureIntake } from '../import/picture-intake.ts';
import { textOf } from '../requests/taken-request.ts';

/** Ids of testimonials that visitors sent: far above those of feeds. */
const FIRST_ID = 1_000_000_000;

/** A testimonial that a visitor sent, as the agency reads it. */
export interface SentTestimonial {
	id: number;
	reference: string;
	language: Language;
	sentAt: Date;
	decision: 'waiting' | 'published' | 'refused';
	fields: FormFields;
	/** Of its picture, relative to DATA_DIR */
	picture: string | null;
}

/** Testimonials that visitors sent, oldest first. */
export async function readSent(db: Db, reference?: string): Promise<SentTestimonial[]> {
	const { rows } = await sql<SentTestimonial>`
		select request.id, reference, language, request.created_at as "sentAt", fields,
			coalesce(decision, 'waiting') as decision,
			(select file from upload where request_id = request.id and purpose = 'picture' limit 1) as picture
		from request left join testimonial_review on testimonial_review.request_id = request.id
		where kind = 'testimonial' and ${reference === undefined ? sql`true` : sql`reference = ${reference}`}
		order by request.id`.execute(db);
	return rows;
}

async function decide(
	db: Db,
	request_id: number,
	decision: 'published' | 'refused',
	testimonial_id: number | null,
): Promise<void> {
	await db
		.insertInto('testimonial_review')
		.values({ request_id, decision, testimonial_id })
		.onConflict((conflict) =>
			conflict.column('request_id').doUpdateSet({ decision, testimonial_id, decided_at: sql`now()` }),
		)
		.execute();
}

const announceDecision = (transaction: Tx, reference: string, decision: 'published' | 'refused') =>
	announce(transaction, {
		type: `estate.testimonial.${decision}`,
		subject: `testimonial/${reference}`,
		data: { reference },
	});

/**
 * Puts a testimonial on the site, with its picture. Its words stand in the language that they were written in, and
 * in the site's default language, which others fall back to. Doing it again keeps its day.
 */
export async function publishTestimonial(
	db: Db,
	dataDir: string,
	{ id: requestId, reference, fields, language, sentAt, picture }: SentTestimonial,
): Promise<void> {
	const { configuration: site } = await readSite(db);
	const id = FIRST_ID + requestId;
	const name = textOf(fields, 'name');
	const inLanguages = (text: string) => ({ [site.defaultLanguage]: text, [language]: text });
	const intake = await createPictureIntake(db, { mediaDir: path.join(dataDir, 'media'), feedDir: dataDir });
	const stored = picture ? await intake.take({ file: picture, name, alt: inLanguages(name) }) : undefined;
	const website = textOf(fields, 'website');
	const data: TestimonialData = {
		name,
		aboutYou: inLanguages(textOf(fields, 'aboutYou')),
		comment: inLanguages(textOf(fields, 'comment')),
		publishedAt: sentAt.toISOString(),
		...(website ? { website } : {}),
		...(stored ? { picture: stored } : {}),
	};
	await db.transaction().execute(async (transaction) => {
		await intake.save(transaction);
		const row = { published_at: sentAt, data: JSON.stringify(data) };
		await transaction
			.insertInto('testimonial')
			.values({ id, ...row })
			.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
			.execute();
		await decide(transaction, requestId, 'published', id);
		await raiseRevision(transaction);
		await announceDecision(transaction, reference, 'published');
	});
}

/** Keeps a testimonial off the site, or takes it off again. */
export async function refuseTestimonial(
	db: Db,
	{ id: requestId, reference }: SentTestimonial,
): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		await decide(transaction, requestId, 'refused', null);
		const { numDeletedRows } = await transaction
			.deleteFrom('testimonial')
			.where('id', '=', FIRST_ID + requestId)
			.executeTakeFirst();
		if (numDeletedRows > 0n) await raiseRevision(transaction);
		await announceDecision(transaction, reference, 'refused');
	});
}
