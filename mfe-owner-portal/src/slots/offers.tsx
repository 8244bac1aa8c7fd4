import { defineSlot } from '@estate/remote-kit';
import { answerOffer } from '../offers/answer-offer.ts';
import { loadOffers } from '../offers/load-offers.ts';
import { OffersView } from '../offers/offers-view.tsx';

export default defineSlot({ load: loadOffers, action: answerOffer, Component: OffersView });
