import type { OfferState } from '@estate/shared-contract';
import type { ActionName } from '../actions/action-texts.ts';
import { changeRefusal, type StandingOffer } from './offer-transitions.ts';

const ACTIONS: readonly (readonly [to: OfferState, action: ActionName])[] = [
	['passed-on', 'offer-passed-on'],
	['accepted', 'offer-accepted'],
	['refused', 'offer-refused'],
	['countered', 'offer-countered'],
	['withdrawn', 'offer-withdrawn'],
];

/** What the agency can note of an offer as it stands, for the links of a mail. */
export const offerActions = (offer: StandingOffer, now: Date): ActionName[] =>
	ACTIONS.filter(([to]) => changeRefusal(offer, to, now) === undefined).map(([, action]) => action);
