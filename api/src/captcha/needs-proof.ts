import type { CaptchaAnswer, FormDescription, FormFields } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { receiverOf } from '../mail/receiver-limits.ts';
import { unlinked } from '../mail/visitor-words.ts';
import { textOf } from '../requests/taken-request.ts';
import { isWithin, type Limit, throttle } from '../server/throttle.ts';

const TEN_MINUTES = 600;
const DAY_SECONDS = 86_400;
/** Without a proof: so many of one network, with one address, and of all together. Beyond, something looks wrong. */
const OF_NETWORK: Limit = { name: 'unproven-network', times: 2, windowSeconds: TEN_MINUTES };
const OF_RECEIVER: Limit = { name: 'unproven-receiver', times: 2, windowSeconds: DAY_SECONDS };
const OF_ALL: Limit = { name: 'unproven', times: 60, windowSeconds: TEN_MINUTES };

const looksLikeLink = (fields: FormFields): boolean =>
	['firstName', 'lastName', 'name'].some((name) => {
		const value = String(fields[name] ?? '');
		return unlinked(value) !== value;
	});

/**
 * Has the sender to prove to be a person? Always where the form says so; of a form that asks only when something looks
 * wrong, who comes often, with an address that was given often, when many come, and whose name looks like a link (decisions 29).
 */
export async function needsProof(
	db: Db,
	{ hasCaptcha }: Pick<FormDescription, 'hasCaptcha'>,
	{
		configuration,
		fields,
		network,
		captcha,
	}: {
		configuration: Pick<Configuration, 'CAPTCHA'>;
		fields: FormFields;
		network: string;
		captcha: CaptchaAnswer | undefined;
	},
): Promise<boolean> {
	if (configuration.CAPTCHA !== 'on' || !hasCaptcha) return false;
	// What was asked for is held against it, also when nothing looks wrong any more.
	if (hasCaptcha === true || captcha || looksLikeLink(fields)) return true;
	const receiver = receiverOf(textOf(fields, 'email'));
	const looksRight =
		(await isWithin(throttle(db, OF_NETWORK, network))) &&
		(await isWithin(throttle(db, OF_RECEIVER, receiver))) &&
		(await isWithin(throttle(db, OF_ALL, 'all')));
	return !looksRight;
}
