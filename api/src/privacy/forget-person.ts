import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { removeDocuments } from '../owners/documents/remove-documents.ts';
import { removeMessages } from '../owners/messages/remove-messages.ts';
import { forgetOfferAnswers } from '../owners/offers/forget-answers.ts';
import { forgetLinkTries } from '../owners/password/ask-link.ts';
import { forgetAccountTries } from '../owners/session/log-in-limits.ts';
import { forgetSearchesTries } from '../saved-searches/page/ask-searches-link.ts';
import { mailFiles, noteFilesToRemove, removeNotedFiles } from './files-to-remove.ts';
import { hideAddress, requestsNaming } from './hide-address.ts';
import { type RemovedRequests, removeRequests } from './remove-requests.ts';

/** What was removed of one person. */
export interface Forgotten extends RemovedRequests {
	subscriptions: number;
	mails: number;
	/** Those that an owner wrote to the agency in the portal */
	messages: number;
	/** Those that an owner handed in */
	documents: number;
	/** Texts of others in which the address was hidden: their requests and mails, messages, testimonials */
	mentions: number;
	/** An owner account: `removed`, or `kept` because properties belong to it */
	account: 'none' | 'removed' | 'kept';
	/** Files of removed rows, relative to DATA_DIR, that cannot be removed: they are tried again until they are gone */
	filesLeft: string[];
}

/** Was there anything of the person? */
export const isAnythingHeld = ({ visits, account, filesLeft: _, ...counts }: Forgotten): boolean =>
	visits.length > 0 || account !== 'none' || Object.values(counts).some((count) => count > 0);

const lower = (email: string) => email.trim().toLowerCase();

/**
 * Removes all that visitors' forms left of an e-mail address: requests with their mails, visits, files and published
 * testimonials, subscriptions, counted tries, an account without properties. What others wrote keeps all but the address.
 */
export async function forgetPerson(db: Db, dataDir: string, address: string): Promise<Forgotten> {
	const email = lower(address);
	const forgotten = await db.transaction().execute(async (transaction) => {
		const isGoing = sql<boolean>`lower(request.fields ->> 'email') = ${email}`;
		const removed = await removeRequests(transaction, isGoing, { withTestimonials: true });
		// Mails to and about the person that stand alone, and what a friend sent.
		const { rows: mails } = await sql<{ file: string }>`
			delete from outbox_mail
			where lower(message ->> 'to') = ${email} or position(${`<${email}>`} in lower(message ->> 'replyTo')) > 0
			returning 'mail/' || id || '-' || kind as file`.execute(transaction);
		const { numAffectedRows: friends = 0n } = await sql`
			update request set fields = fields - 'friendEmail'
			where lower(fields ->> 'friendEmail') = ${email}`.execute(transaction);
		await transaction.deleteFrom('document_request').where('email', '=', email).execute();
		const subscriptions = await transaction
			.deleteFrom('subscription')
			.where(sql<string>`lower(email)`, '=', email)
			.executeTakeFirst();
		await sql`delete from event where lower(data #>> '{contact,email}') = ${email}`.execute(transaction);
		const messages = await removeMessages(
			transaction,
			sql`owner_id in (select id from owner where lower(email) = ${email})`,
		);
		const documents = await removeDocuments(
			transaction,
			sql`owner_document.owner_id in (select id from owner where lower(email) = ${email})`,
		);
		await sql`
			delete from visit_answer
			where owner_id in (select id from owner where lower(email) = ${email})`.execute(transaction);
		await forgetOfferAnswers(transaction, email);
		await sql`
			delete from property_guest
			where guest_id in (select id from owner where lower(email) = ${email})`.execute(transaction);
		// What is left of the log says that something was done, not by whom.
		await sql`
			update owner_activity set
				actor = case when actor_id = owner.id then '…' else actor end,
				about = case when about_id = owner.id then '…' else about end
			from owner where lower(email) = ${email} and owner.id in (actor_id, about_id)`.execute(transaction);
		// An account with properties stays; what it keeps as a visitor does not.
		await sql`
			delete from kept_property
			where owner_id in (select id from owner where lower(email) = ${email})`.execute(transaction);
		const removedAccount = await sql`
			delete from owner where lower(email) = ${email}
				and not exists (select from owner_property where owner_id = owner.id)`.execute(transaction);
		const account = await transaction
			.selectFrom('owner')
			.select('id')
			.where(sql<string>`lower(email)`, '=', email)
			.executeTakeFirst();
		const hidden = await hideAddress(transaction, email);
		const rewritten = hidden.mails.map(({ id, kind }) => `mail/${id}-${kind}`);
		const files = [...mails.map(({ file }) => file), ...rewritten];
		await noteFilesToRemove(transaction, files.flatMap(mailFiles));
		return {
			...removed,
			mails: mails.length,
			messages,
			documents: documents.documents,
			mentions: hidden.texts + Number(friends),
			subscriptions: Number(subscriptions.numDeletedRows),
			account: account
				? ('kept' as const)
				: removedAccount.numAffectedRows
					? ('removed' as const)
					: ('none' as const),
		};
	});
	await forgetAccountTries(db, email);
	await forgetLinkTries(db, email);
	await forgetSearchesTries(db, email);
	return { ...forgotten, filesLeft: await removeNotedFiles(db, dataDir) };
}

/** All that is held of an e-mail address, for who asks to see it. Attachments of mails are left out; files are named. */
export async function personData(db: Db, address: string): Promise<object> {
	const email = lower(address);
	const naming = await requestsNaming(db, email);
	const { rows } = await sql<{ data: object }>`
		select json_build_object(
			'requests', (select coalesce(json_agg(json_build_object(
				'reference', reference, 'kind', kind, 'at', created_at, 'language', language, 'page', page,
				'home', property_id, 'project', project_id, 'fields', fields,
				'visits', (select coalesce(json_agg(json_build_object('startsAt', appointment.starts_at, 'status', appointment.status,
					'feedback', feedback)), '[]'::json)
					from appointment left join visit on visit.id = visit_id where request_id = request.id),
				'files', (select coalesce(json_agg(name), '[]'::json) from upload where request_id = request.id)
			) order by id), '[]'::json) from request where lower(fields ->> 'email') = ${email}),
			'subscriptions', (select coalesce(json_agg(json_build_object(
				'kind', kind, 'status', status, 'firstName', first_name, 'lastName', last_name, 'language', language,
				'search', query, 'name', name, 'frequency', frequency, 'at', created_at, 'confirmedAt', confirmed_at,
				'watched', (select coalesce(json_agg(property_id), '[]'::json) from watched_property
					where subscription_id = subscription.id)
			) order by id), '[]'::json) from subscription where lower(email) = ${email}),
			'mails', (select coalesce(json_agg(json_build_object(
				'kind', kind, 'at', created_at, 'sentAt', sent_at, 'subject', message ->> 'subject', 'text', message ->> 'text'
			) order by id), '[]'::json) from outbox_mail where lower(message ->> 'to') = ${email}),
			'account', (select json_build_object('firstName', first_name, 'lastName', last_name, 'at', created_at, 'language', language,
				'notifications', (select json_object_agg(kind, frequency order by kind) from owner_notification_choice
					where owner_id = owner.id),
				'calendarSince', (select made_at from owner_calendar where owner_id = owner.id),
				'kept', (select coalesce(json_agg(json_build_object(
					'home', property_id, 'favouriteSince', favourite_at, 'seenAt', seen_at, 'note', note
				) order by property_id), '[]'::json) from kept_property where owner_id = owner.id))
				from owner where lower(email) = ${email}),
			'messages', (select coalesce(json_agg(json_build_object('home', property_id, 'at', sent_at, 'text', body,
				'files', (select coalesce(json_agg(name), '[]'::json) from upload where message_id = owner_message.id)
			) order by id), '[]'::json) from owner_message
				where owner_id in (select id from owner where lower(email) = ${email})),
			'handedIn', (select coalesce(json_agg(json_build_object('home', property_id, 'at', added_at, 'kind', owner_document.kind,
				'issuedOn', issued_on, 'expiresOn', expires_on, 'file', upload.name) order by owner_document.id), '[]'::json)
				from owner_document join upload on upload.document_id = owner_document.id
				where owner_document.owner_id in (select id from owner where lower(email) = ${email})),
			'offers', (select coalesce(json_agg(json_build_object('reference', offer.reference, 'home', offer.property_id,
				'state', state, 'history', (select coalesce(json_agg(json_build_object('at', at, 'by', side, 'state', offer_step.state,
					'amount', amount, 'note', note) order by id), '[]'::json) from offer_step where offer_id = offer.id and offer_step.state is not null)
				) order by offer.id), '[]'::json) from offer join request on request.id = offer.request_id
				where lower(fields ->> 'email') = ${email}),
			'offerAnswers', (select coalesce(json_agg(json_build_object('offer', reference, 'home', property_id, 'at', at,
				'answer', answer, 'amount', offer_step.amount, 'note', note) order by offer_step.id), '[]'::json)
				from offer_step join offer on offer.id = offer_id
				where owner_id in (select id from owner where lower(email) = ${email})),
			'seesAsGuest', (select coalesce(json_agg(json_build_object('home', property_id, 'role', role, 'parts', parts,
				'invitedAs', invited_name, 'invitedAt', invited_at, 'until', expires_at) order by id), '[]'::json) from property_guest
				where guest_id in (select id from owner where lower(email) = ${email})),
			'activity', (select coalesce(json_agg(json_build_object('home', property_id, 'at', at, 'type', type, 'about', about)
				order by id), '[]'::json) from owner_activity
				where actor_id in (select id from owner where lower(email) = ${email})),
			'visitAnswers', (select coalesce(json_agg(json_build_object('visit', starts_at, 'agrees', agrees,
				'proposed', proposed_at, 'access', access) order by starts_at), '[]'::json) from visit_answer
				where owner_id in (select id from owner where lower(email) = ${email})),
			'documents', (select coalesce(json_agg(json_build_object('home', document_request.property_id, 'at', created_at)), '[]'::json)
				from document_request join request on request.id = request_id where email = ${email}),
			'events', (select coalesce(json_agg(json_build_object('type', type, 'at', created_at, 'data', data)
				order by id), '[]'::json) from event where lower(data #>> '{contact,email}') = ${email}),
			'namedBy', (select coalesce(json_agg(json_build_object('reference', reference, 'kind', kind, 'at', created_at)
				order by id), '[]'::json) from request
				where coalesce(lower(fields ->> 'email'), '') <> ${email} and id = any(${naming}::bigint[]))
		) as data`.execute(db);
	return rows[0]?.data ?? {};
}
