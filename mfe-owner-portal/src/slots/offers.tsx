import { defineSlot } from '@estate/remote-kit';
import { ANSWER_KEPT, answerOffer } from '../offers/answer-offer.ts';
import { loadOffers } from '../offers/load-offers.ts';
import { OffersView } from '../offers/offers-view.tsx';
import { keepForm } from '../session/kept-form/keep-form.ts';
import { orKeptForm } from '../session/kept-form/kept-form-view.tsx';

export default defineSlot({
	load: loadOffers,
	action: keepForm(answerOffer, ANSWER_KEPT),
	Component: orKeptForm(OffersView),
});
