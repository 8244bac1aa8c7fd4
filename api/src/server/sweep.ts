import { sweepActions } from '../actions/use-once.ts';
import { sweepCaptchas } from '../captcha/check-captcha.ts';
import { sweepEvents } from '../events/sweep-events.ts';
import { sweepSearchers } from '../kept/sweep-searchers.ts';
import { sweepOffers } from '../offers/sweep-offers.ts';
import { sweepDocuments } from '../owners/documents/remove-documents.ts';
import { sweepActivity } from '../owners/guests/activity.ts';
import { sweepMessages } from '../owners/messages/remove-messages.ts';
import { sweepNotifications } from '../owners/notifications/digest/send-digests.ts';
import { sweepLinks } from '../owners/password/links.ts';
import { Sessions } from '../owners/session/sessions.ts';
import { sweepAccess } from '../owners/visits/answer-visit.ts';
import { sweepFiles } from '../privacy/files-to-remove.ts';
import { sweepRequests } from '../privacy/remove-requests.ts';
import { sweepSubscriptions } from '../subscriptions/change-subscription.ts';
import { sweepUploads } from '../uploads/uploads.ts';
import type { ApiContext } from './context.ts';
import { sweepThrottle } from './throttle.ts';

/** Removes what is over: counters, used challenges, files that no request took, addresses that were never confirmed, sessions and links, old requests. */
export async function sweep({ database: { db }, configuration }: ApiContext): Promise<void> {
	await sweepThrottle(db);
	await sweepCaptchas(db);
	await sweepSubscriptions(db);
	await sweepLinks(db);
	await sweepSearchers(db);
	await new Sessions(db, configuration).sweep();
	await sweepEvents(db);
	await sweepActions(db);
	await sweepUploads(db, configuration.DATA_DIR);
	await sweepAccess(db);
	await sweepActivity(db);
	await sweepNotifications(db);
	await sweepMessages(db, configuration.DATA_DIR, configuration.REQUEST_MONTHS);
	await sweepDocuments(db, configuration.DATA_DIR, configuration.REQUEST_MONTHS);
	await sweepOffers(db, configuration.REQUEST_MONTHS);
	await sweepRequests(db, configuration.DATA_DIR, configuration.REQUEST_MONTHS);
	await sweepFiles(db, configuration.DATA_DIR);
}
