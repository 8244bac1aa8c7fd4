import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { AccountConflict } from '../owners/feed-account.ts';
import { importOwner } from '../owners/import-owner.ts';
import { HttpError } from '../server/http-error.ts';
import { isDataError } from './data-error.ts';
import type { FeedOwner } from './feed/owner.schema.ts';
import type { Refusal } from './import-report.ts';
import { itemName } from './parse-item.ts';

/** An owner's trouble stays the owner's: an address of somebody else, or no agency yet whom the mail could be from. */
const isOfItem = (error: unknown): error is Error =>
	error instanceof AccountConflict || error instanceof HttpError || isDataError(error);

/** Takes an owner of a feed over, or reports why not. Rejects only when the database fails. */
export async function takeOwner(
	db: Db,
	configuration: Configuration,
	line: number,
	owner: FeedOwner,
): Promise<{ refused: Refusal[]; leftOut: Refusal[]; isInvited: boolean }> {
	const item = itemName(owner);
	const leaveOut = (path: string, message: string): Refusal => ({ line, item, path, message });
	try {
		const { missing, isPasswordLeftOut, isInvited } = await importOwner(db, configuration, owner);
		const leftOut = missing.map((id) =>
			leaveOut('propertyIds', `There is no property ${id}: what belongs to it was left out.`),
		);
		if (isPasswordLeftOut)
			leftOut.push(
				leaveOut(
					'password',
					'Only the demo agency’s owners come with a password: "npm run owners -- reset" mails an invitation.',
				),
			);
		return { refused: [], leftOut, isInvited };
	} catch (error) {
		if (!isOfItem(error)) throw error;
		return { refused: [leaveOut('', error.message)], leftOut: [], isInvited: false };
	}
}
