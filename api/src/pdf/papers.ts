import type { Language, OwnerReport } from '@estate/shared-contract';
import type { SiteData } from '../content/site-data.ts';
import type { OfferPaper } from '../offers/offer-document.ts';

/** What is drawn as a PDF, as data that goes from one thread to another. */
export type Paper =
	| { kind: 'offer'; offer: OfferPaper }
	| { kind: 'report'; report: OwnerReport; site: SiteData; language: Language };
