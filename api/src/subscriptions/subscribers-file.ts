import { belgianDay } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { csvFile } from '../exports/csv-file.ts';
import { subscriptionLanguage } from './stored-subscription.ts';
import { managePage, oneClickAddress, type SubscriptionContext } from './subscription-mail.ts';

const HEAD = ['email', 'firstName', 'lastName', 'language', 'since', 'unsubscribe', 'oneClick'];

/**
 * Who confirmed the newsletter, as CSV: for the program that sends it. Each line has the reader's own link to unsubscribe,
 * and the address for the List-Unsubscribe header.
 */
export async function subscribersAsCsv(
	db: Db,
	services: SubscriptionContext,
): Promise<{ csv: string; count: number }> {
	const rows = await db
		.selectFrom('subscription')
		.selectAll()
		.where('kind', '=', 'newsletter')
		.where('status', '=', 'active')
		.orderBy('id')
		.execute();
	const lines = rows.map((row) => [
		row.email,
		row.first_name,
		row.last_name,
		subscriptionLanguage(row),
		belgianDay(row.created_at),
		managePage(services, row),
		oneClickAddress(services, row),
	]);
	return { csv: csvFile(HEAD, lines), count: rows.length };
}
