import { ENDPOINTS } from '@estate/shared-contract';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import { CALENDAR_PATH } from '../appointments/register-appointments.ts';
import { DOCUMENT_PATH } from '../documents/register-documents.ts';
import { OWNER_CALENDAR_PATH } from '../owners/calendar/register-calendar.ts';
import { ONE_CLICK_PATH } from '../subscriptions/register-subscriptions.ts';

const TOKEN = ':token';

/** Addresses with the token of a link: those of the contract, and those beside it. */
export const PATHS_WITH_TOKENS: readonly string[] = [
	...Object.values(ENDPOINTS).map(({ path }): string => path),
	CALENDAR_PATH,
	DOCUMENT_PATH,
	ONE_CLICK_PATH,
	OWNER_CALENDAR_PATH,
].filter((path) => path.includes(TOKEN));

const STARTS = [...new Set(PATHS_WITH_TOKENS.map((path) => path.slice(0, path.indexOf(TOKEN))))];

/** As the router reads it, however it was spelled: `%73` is a letter, too. What cannot be read no route answers. */
function spelledOut(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

/**
 * A path for the log, without its query and without the token of a link: anyone who has one may change what it belongs to. What looks
 * like one, or like a mail address, stands in no other path either: of a link that was copied wrongly the token is right.
 */
export function loggedPath(url = ''): string {
	const [raw = ''] = url.split('?');
	const path = spelledOut(raw);
	const lower = path.toLowerCase();
	const start = STARTS.find((each) => lower.startsWith(each));
	return withoutSecrets(
		start ? path.slice(0, start.length) + path.slice(start.length).replace(/^[^/]+/, '…') : path,
	);
}
