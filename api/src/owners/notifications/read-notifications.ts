import { isLanguage, type OwnerAccount } from '@estate/shared-contract';
import type { SiteData } from '../../content/site-data.ts';
import type { Db } from '../../database/database.ts';
import { calendarSince } from '../calendar/calendar-address.ts';
import { readChoices } from './choices.ts';
import { ownsProperty } from './require-property.ts';

/** What the account page shows of mails and calendar; nothing of who owns no property. */
export async function readNotifications(
	db: Db,
	ownerId: number,
	{ defaultLanguage }: SiteData,
): Promise<Pick<OwnerAccount, 'notifications' | 'calendar'>> {
	if (!(await ownsProperty(db, ownerId))) return {};
	const { language } = await db
		.selectFrom('owner')
		.select('language')
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow();
	const since = await calendarSince(db, ownerId);
	return {
		calendar: since ? { since: since.toISOString() } : {},
		notifications: {
			choices: await readChoices(db, ownerId),
			language: isLanguage(language) ? language : defaultLanguage,
		},
	};
}
