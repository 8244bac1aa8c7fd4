import { ACCOUNT_EVENTS } from './types/account-events.ts';
import { DOCUMENT_EVENTS } from './types/document-events.ts';
import type { EventType } from './types/event-type.ts';
import { GUEST_EVENTS } from './types/guest-events.ts';
import { IMPORT_EVENTS } from './types/import-events.ts';
import { MESSAGE_EVENTS } from './types/message-events.ts';
import { OFFER_EVENTS } from './types/offer-events.ts';
import { REQUEST_EVENTS } from './types/request-events.ts';
import { SUBSCRIPTION_EVENTS } from './types/subscription-events.ts';
import { TESTIMONIAL_EVENTS } from './types/testimonial-events.ts';
import { VISIT_EVENTS } from './types/visit-events.ts';

/** Every type of event that receivers may count on, by its name. `docs/events.md` and `docs/events.schema.json` are made of it. */
export const EVENT_TYPES: Readonly<Record<string, EventType>> = {
	...REQUEST_EVENTS,
	...VISIT_EVENTS,
	...OFFER_EVENTS,
	...TESTIMONIAL_EVENTS,
	...SUBSCRIPTION_EVENTS,
	...MESSAGE_EVENTS,
	...ACCOUNT_EVENTS,
	...IMPORT_EVENTS,
	...DOCUMENT_EVENTS,
	...GUEST_EVENTS,
};
