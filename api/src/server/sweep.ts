import { sweepCaptchas } from '../captcha/check-captcha.ts';
import { sweepSubscriptions } from '../subscriptions/change-subscription.ts';
import { sweepUploads } from '../uploads/uploads.ts';
import type { ApiContext } from './context.ts';
import { sweepThrottle } from './throttle.ts';

/** Removes what is over: counters, used challenges, files that no request took, addresses that were never confirmed. */
export async function sweep({ database: { db }, configuration }: ApiContext): Promise<void> {
	await sweepThrottle(db);
	await sweepCaptchas(db);
	await sweepSubscriptions(db);
	await sweepUploads(db, configuration.DATA_DIR);
}
