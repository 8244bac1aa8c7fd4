import {
	belgianDay,
	dayAfter,
	type GuestPart,
	type GuestRole,
	type Language,
	MOST_GUESTS,
	type Owner,
} from '@estate/shared-contract';
import { type Selectable, sql } from 'kysely';
import { belgianInstant } from '../../calendar/belgian-time.ts';
import type { Configuration } from '../../configuration.ts';
import type { Tx } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { announce } from '../../events/announce.ts';
import { writeDay } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { queueMails } from '../../mail/outbox.ts';
import { mayReceive } from '../../mail/receiver-limits.ts';
import { siteLink } from '../../mail/site-links.ts';
import { mailName } from '../../mail/visitor-words.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { HttpError } from '../../server/http-error.ts';
import { announceAccount } from '../announce-account.ts';
import { isOwn } from '../is-own.ts';
import { readThread } from '../messages/message-thread.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import { INVITATION_DAYS, makeLink } from '../password/links.ts';
import { nameOf, recordActivity } from './activity.ts';

/** Whom an owner lets in, to see what, for how long. */
export interface Invitation {
	language: Language;
	email: string;
	firstName: string;
	lastName: string;
	role: GuestRole;
	parts: readonly GuestPart[];
	days: number;
}

export interface InvitationServices {
	configuration: Configuration;
	/** Of the installation */
	secret: string;
}

type Account = Selectable<Tables['owner']>;

/** The account of the address: the one that there is, else a new one without password and without properties. */
async function accountOf(transaction: Tx, invitation: Invitation): Promise<Account> {
	const { email, firstName, lastName, language } = invitation;
	const made = await transaction
		.insertInto('owner')
		.values({ email, first_name: firstName, last_name: lastName, password_hash: null, language })
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst();
	if (made) {
		await announceAccount(transaction, made);
		return made;
	}
	return transaction
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', email.toLowerCase())
		.executeTakeFirstOrThrow();
}

/** The last second of a day in Belgium: who reads when it ends reads that day. */
const endOfDay = (day: string): Date => new Date(belgianInstant(dayAfter(day, 1), '00:00').getTime() - 1_000);

async function mailInvitation(
	transaction: Tx,
	{ configuration, secret }: InvitationServices,
	{
		owner,
		guest,
		propertyId,
		lastDay,
	}: { owner: Owner; guest: Account; propertyId: number; lastDay: string },
	{ language, firstName, lastName }: Invitation,
): Promise<void> {
	if (!(await mayReceive(transaction, { secret, configuration }, { to: guest.email })))
		throw new HttpError(
			429,
			'too-many-tries',
			'This address got all the mails of today: invite again tomorrow.',
		);
	const { site, nameIn } = await readThread(transaction, propertyId);
	const token = await makeLink(transaction, guest.id, 'invitation');
	const texts = OWNER_TEXTS[language].guestMail;
	const values = {
		name: nameOf({ firstName, lastName }),
		owner: nameOf(owner),
		property: nameIn(language),
		agency: site.agency.name,
		day: writeDay(lastDay, language),
		days: String(INVITATION_DAYS),
		phone: site.agency.phone,
	};
	const mail = writeMail(
		{ site, configuration, language },
		{
			to: guest.email,
			subject: fillIn(texts.subject, values),
			before: [
				fillIn(OWNER_TEXTS[language].messages.greeting, values),
				...texts.intro.map((line) => fillIn(line, values)),
			],
			button: {
				text: texts.button,
				url: siteLink(configuration.SITE_URL, site, language, 'ownerPassword', token),
			},
			after: texts.after.map((line) => fillIn(line, values)),
		},
	);
	await queueMails(transaction, null, { 'guest-invitation': mail });
}

/**
 * Lets somebody in to see a property. Nothing is seen before a password was chosen behind the mailed link: who has the
 * account's password already is not known to have the address. What the owner typed is a name and no message. Throws 409
 * answers (`is-owner`, `too-many`), and 429 when the address got too many mails that somebody asked for.
 */
export async function inviteGuest(
	transaction: Tx,
	services: InvitationServices,
	{ owner, propertyId }: { owner: Owner; propertyId: number },
	given: Invitation,
): Promise<void> {
	const invitation = {
		...given,
		firstName: mailName(given.firstName),
		lastName: mailName(given.lastName),
	};
	await sql`select 1 from property where id = ${propertyId} for update`.execute(transaction);
	const guest = await accountOf(transaction, invitation);
	if (await isOwn(transaction, guest.id, propertyId))
		throw new HttpError(409, 'is-owner', 'An owner of the property has this address.');
	const { role, parts, days } = invitation;
	const lastDay = dayAfter(belgianDay(), days);
	const right = {
		invited_by: owner.id,
		invited_name: nameOf(invitation),
		role,
		parts: [...parts],
		accepted_at: null,
		expires_at: endOfDay(lastDay),
	};
	await transaction
		.insertInto('property_guest')
		.values({ property_id: propertyId, guest_id: guest.id, ...right })
		.onConflict((conflict) =>
			conflict.columns(['property_id', 'guest_id']).doUpdateSet({ ...right, invited_at: sql`now()` }),
		)
		.execute();
	const { count } = await transaction
		.selectFrom('property_guest')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('property_id', '=', propertyId)
		.executeTakeFirstOrThrow();
	if (Number(count) > MOST_GUESTS) throw new HttpError(409, 'too-many', 'No more guests are let in.');
	if (!guest.disabled_at)
		await mailInvitation(transaction, services, { owner, guest, propertyId, lastDay }, invitation);
	await recordActivity(transaction, propertyId, owner, {
		type: 'guest-invited',
		about: nameOf(invitation),
		aboutId: guest.id,
	});
	await announce(transaction, {
		type: 'estate.guest.invited',
		subject: `property/${propertyId}`,
		data: { propertyId, guestId: guest.id, role },
	});
}

/** The address proved to be the guest's: what was offered holds from now on. */
export async function acceptInvitations(transaction: Tx, guestId: number): Promise<void> {
	const { rows } = await sql<{ property_id: number }>`
		update property_guest set accepted_at = now()
		where guest_id = ${guestId} and accepted_at is null and expires_at > now()
		returning property_id`.execute(transaction);
	if (rows.length === 0) return;
	const guest = await transaction
		.updateTable('owner')
		.set({ kind: 'owner' })
		.where('id', '=', guestId)
		.returning(['id', 'first_name as firstName', 'last_name as lastName'])
		.executeTakeFirstOrThrow();
	for (const { property_id } of rows)
		await recordActivity(transaction, property_id, guest, { type: 'guest-accepted' });
}
