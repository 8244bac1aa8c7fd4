import type { ActionName } from './action-texts.ts';
import type { AgencyAction } from './agency-action.ts';
import { answerMessage } from './kinds/answer-message.ts';
import { confirmVisit } from './kinds/confirm-visit.ts';
import { decideTestimonial } from './kinds/decide-testimonial.ts';
import { endSearch } from './kinds/end-search.ts';
import { giveFeedback } from './kinds/give-feedback.ts';
import { markOffer } from './kinds/mark-offer.ts';
import { markRequest } from './kinds/mark-request.ts';
import { moveVisit } from './kinds/move-visit.ts';

/** All that links of mails to the agency do. One more: a file in `kinds/`, a line here, and its words in `texts/`. */
export const AGENCY_ACTIONS: Readonly<Record<ActionName, AgencyAction>> = {
	'testimonial-publish': decideTestimonial('published'),
	'testimonial-refuse': decideTestimonial('refused'),
	'visit-confirm': confirmVisit,
	'visit-move': moveVisit,
	'visit-feedback': giveFeedback,
	'message-answer': answerMessage,
	'request-answered': markRequest('answered'),
	'offer-seen': markRequest('seen'),
	'offer-passed-on': markOffer('passed-on'),
	'offer-accepted': markOffer('accepted'),
	'offer-refused': markOffer('refused'),
	'offer-countered': markOffer('countered'),
	'offer-withdrawn': markOffer('withdrawn'),
	'search-end': endSearch,
};

/** An action by its name; undefined for a name that none has (any more). */
export const isActionName = (name: string): name is ActionName => Object.hasOwn(AGENCY_ACTIONS, name);
