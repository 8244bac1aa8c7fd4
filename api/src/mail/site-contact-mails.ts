import type { SiteContact } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import { Reader, readSite } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { mailBody } from './mail-body.ts';
import { fillIn, MAIL_TEXTS } from './mail-text.ts';
import type { OutboxMessage } from './outbox-message.ts';

interface ContactMailInput {
	reference: string;
	body: SiteContact;
	configuration: Configuration;
}

/** The home that the request is about, and the colleague who shows it. */
async function readSubject(db: Db, propertyId: number | undefined, reader: Reader) {
	if (propertyId === undefined) return undefined;
	const home = await db
		.selectFrom('property')
		.leftJoin('team_member', (join) =>
			join.on('team_member.id', '=', (on) =>
				on.cast<number>(on.ref('property.detail', '->>').key('contactId'), 'bigint'),
			),
		)
		.select(['property.id', 'property.summary', 'team_member.data as colleague'])
		.where('property.id', '=', propertyId)
		.executeTakeFirst();
	if (!home) return undefined;
	const title = reader.text(home.summary.TypeDescription);
	return {
		name: `${title}, ${home.summary.Zip} ${home.summary.City} (${home.id})`,
		email: home.colleague?.email,
	};
}

/** A name on one line, without the marks that a mail header gives a meaning. */
const headerName = (name: string) => name.replace(/[\s"<>,;:\\]+/g, ' ').trim();

/** The visitor's confirmation and the agency's notice, in the language of the request. */
export async function siteContactMails(
	db: Db,
	{ reference, body, configuration }: ContactMailInput,
): Promise<{ confirmation: OutboxMessage; notice: OutboxMessage }> {
	const { configuration: site } = await readSite(db);
	const { agency } = site;
	const reader = new Reader(body.language, site.defaultLanguage);
	const texts = MAIL_TEXTS[body.language];
	const subject = await readSubject(db, body.propertyId, reader);
	const name = `${body.firstName} ${body.lastName}`;
	const values = {
		agency: agency.name,
		phone: agency.phone,
		reference,
		name,
		greeting: fillIn(texts.greetings[body.title ?? 'none'], {
			firstName: body.firstName,
			lastName: body.lastName,
		}),
	};
	const labels = texts.labels;
	const message = [labels.message, body.remark ?? ''] as const;
	const about = [labels.property, subject?.name ?? ''] as const;
	const signature = [
		agency.name,
		`${agency.street}, ${agency.zip} ${agency.city}`,
		agency.phone,
		agency.email,
	].join('\n');
	const from = configuration.MAIL_FROM ?? `"${headerName(agency.name)}" <${agency.email}>`;
	const { confirmation, notice } = texts.siteContact;
	return {
		confirmation: {
			from,
			to: body.email,
			replyTo: agency.email,
			subject: fillIn(confirmation.subject, values),
			language: body.language,
			...mailBody({
				language: body.language,
				before: confirmation.before.map((line) => fillIn(line, values)),
				facts: [[labels.reference, reference], about, message],
				after: [...confirmation.after.map((line) => fillIn(line, values)), signature],
			}),
		},
		notice: {
			from,
			to: configuration.MAIL_TO ?? subject?.email ?? agency.email,
			replyTo: `"${headerName(name)}" <${body.email}>`,
			subject: fillIn(notice.subject, values),
			language: body.language,
			...mailBody({
				language: body.language,
				before: notice.before.map((line) => fillIn(line, values)),
				facts: [
					[labels.reference, reference],
					[labels.name, body.title ? `${texts.titles[body.title]} ${name}` : name],
					[labels.email, body.email],
					[labels.phone, body.phone],
					[
						labels.address,
						[body.street, `${body.zip ?? ''} ${body.city ?? ''}`.trim()].filter(Boolean).join(', '),
					],
					about,
					[labels.language, texts.languages[body.language]],
					[labels.newsletter, body.newsletter ? texts.yes : texts.no],
					[labels.page, body.page ?? ''],
					message,
				],
				after: notice.after.map((line) => fillIn(line, values)),
			}),
		},
	};
}
