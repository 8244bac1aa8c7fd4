import { isLanguage } from '@estate/shared-contract';
import type { SiteData } from '../../../content/site-data.ts';
import type { Tx } from '../../../database/database.ts';
import { writeDay } from '../../../mail/formats.ts';
import type { MailLink } from '../../../mail/mail-body.ts';
import { fillIn } from '../../../mail/mail-text.ts';
import type { OutboxMessage } from '../../../mail/outbox-message.ts';
import { siteLink } from '../../../mail/site-links.ts';
import { writeMail } from '../../../mail/write-mail.ts';
import type { MessageServices } from '../../messages/message-draft.ts';
import { readThread, type ThreadOwner } from '../../messages/message-thread.ts';
import { OWNER_TEXTS } from '../../owner-texts.ts';
import { wordsOfHappening } from '../happening-words.ts';
import { notificationFooter } from '../notification-footer.ts';
import type { DigestFrequency, DigestPeriod } from './digest-period.ts';
import { figureLines, readOffered } from './property-figures.ts';
import type { WaitingHappening } from './take-waiting.ts';

/** Lines about one property: the others are counted. */
const MOST_LINES = 30;

export interface Digest {
	owner: ThreadOwner;
	frequency: DigestFrequency;
	period: DigestPeriod;
	happenings: readonly WaitingHappening[];
	/** With the figures of the period */
	withFigures: boolean;
}

/** The mail of all that happened in a day or a week, property by property; undefined when there is nothing to say. */
export async function writeDigest(
	transaction: Tx,
	services: MessageServices & { site: SiteData },
	{ owner, frequency, period, happenings, withFigures }: Digest,
): Promise<OutboxMessage | undefined> {
	const { site, configuration } = services;
	const language = isLanguage(owner.language) ? owner.language : site.defaultLanguage;
	const { notifications, messages } = OWNER_TEXTS[language];
	const offered = withFigures ? await readOffered(transaction, owner.id) : [];
	const parts: (string | MailLink)[] = [];
	for (const propertyId of new Set([...happenings.map((each) => each.propertyId), ...offered])) {
		const asked = { ownerId: owner.id, propertyId, period, months: configuration.REQUEST_MONTHS, language };
		const own = happenings
			.filter((each) => each.propertyId === propertyId)
			.map((each) => wordsOfHappening(each, language));
		const left = own.length - MOST_LINES;
		const lines = [
			...own.slice(0, MOST_LINES),
			...(left > 0 ? [fillIn(notifications.more, { count: String(left) })] : []),
			...(offered.includes(propertyId) ? await figureLines(transaction, asked) : []),
		];
		if (lines.length === 0) continue;
		const { nameIn } = await readThread(transaction, propertyId);
		parts.push([nameIn(language), ...lines].join('\n'));
		parts.push({
			text: notifications.open,
			url: siteLink(configuration.SITE_URL, site, language, 'owner', propertyId),
		});
	}
	if (parts.length === 0) return undefined;
	const values = {
		name: `${owner.first_name} ${owner.last_name}`.trim(),
		agency: site.agency.name,
		day: writeDay(period.day, language),
		from: writeDay(period.figures.from, language),
		to: writeDay(period.figures.to, language),
	};
	const { subject, intro } = notifications.digests[frequency];
	return writeMail(
		{ site, configuration, language },
		{
			...notificationFooter(services, language, { ownerId: owner.id, scope: frequency }),
			to: owner.email,
			subject: fillIn(subject, values),
			before: [fillIn(messages.greeting, values), fillIn(intro, values)],
			after: [...parts, fillIn(notifications.after, values)],
		},
	);
}
