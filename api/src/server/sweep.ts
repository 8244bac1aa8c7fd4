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
import { Round } from './round.ts';
import { sweepThrottle } from './throttle.ts';

/**
 * Removes what is over: counters, used challenges, files that no request took, addresses that were never confirmed, sessions
 * and links, old requests. Throws a `RoundError` at the end where one of these failed, and the others were removed.
 */
export async function sweep({ database: { db }, configuration }: ApiContext): Promise<void> {
	const { DATA_DIR, REQUEST_MONTHS } = configuration;
	const round = new Round(db);
	for (const [what, remove] of Object.entries<() => Promise<void>>({
		counters: () => sweepThrottle(db),
		challenges: () => sweepCaptchas(db),
		subscriptions: () => sweepSubscriptions(db),
		links: () => sweepLinks(db),
		searchers: () => sweepSearchers(db),
		sessions: () => new Sessions(db, configuration).sweep(),
		events: () => sweepEvents(db),
		actions: () => sweepActions(db),
		uploads: () => sweepUploads(db, DATA_DIR),
		access: () => sweepAccess(db),
		activity: () => sweepActivity(db),
		notifications: () => sweepNotifications(db),
		messages: () => sweepMessages(db, DATA_DIR, REQUEST_MONTHS),
		documents: () => sweepDocuments(db, DATA_DIR, REQUEST_MONTHS),
		offers: () => sweepOffers(db, REQUEST_MONTHS),
		requests: () => sweepRequests(db, DATA_DIR, REQUEST_MONTHS),
		files: () => sweepFiles(db, DATA_DIR),
	}))
		await round.part(what, remove);
	round.end();
}
