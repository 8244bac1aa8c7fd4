import type { RemoteConfig } from '@estate/shared-contract';

type Paths = { original: string; nl?: string; fr?: string };

/** A page that is one form. What is about one property or project, and the testimonial (decisions 8), no search engine lists. */
const formPage = (id: string, slot: string, paths: Paths, isListed = false) => ({
	id,
	pageType: 'page' as const,
	paths,
	slots: [slot],
	breadcrumb: [],
	unprefixed: 'show' as const,
	...(isListed ? { sitemap: 'page' as const } : { noindex: true }),
});

/** A page behind a signed link in a mail: private, never kept, never listed. */
const linkPage = (id: string, paths: Paths) => ({
	id,
	pageType: 'page' as const,
	paths,
	slots: [id],
	breadcrumb: [],
	unprefixed: 'redirect' as const,
	private: true,
	noindex: true,
});

/** Pages of the forms and of the links in mails. */
export const PAGE_ROUTES: RemoteConfig['routes'] = [
	formPage('contact-me', 'contact-me', {
		original: '/contact-me/',
		nl: '/vraag-informatie/',
		fr: '/demande-information/',
	}),
	{
		...formPage('contact-appointment', 'contact-appointment', {
			original: '/contact-appointment/',
			nl: '/plan-bezoek/',
			fr: '/planifier-visite/',
		}),
		// Which visit times are taken changes with every booking: a kept page would offer full ones.
		fresh: true,
	},
	formPage('contact-construction', 'contact-construction', {
		original: '/contact-construction/',
		nl: '/vraag-over-project/',
		fr: '/question-projet/',
	}),
	formPage(
		'contact-demand',
		'contact-demand',
		{ original: '/contact-demand/', nl: '/gratis-schatting/', fr: '/estimation-gratuite/' },
		true,
	),
	formPage(
		'demand-register',
		'demand-register',
		{ original: '/demand-register/', nl: '/zoekopdracht/', fr: '/alerte/' },
		true,
	),
	formPage('save-search', 'save-search', {
		original: '/save-search/',
		nl: '/zoekopdracht-bewaren/',
		fr: '/enregistrer-recherche/',
	}),
	formPage('send-to-friend', 'send-to-friend', {
		original: '/send-to-friend/',
		nl: '/doorsturen/',
		fr: '/envoyer-a-un-ami/',
	}),
	formPage('request-documents', 'request-documents', {
		original: '/request-documents/',
		nl: '/documenten-aanvragen/',
		fr: '/demande-documents/',
	}),
	formPage('purchase-offer', 'purchase-offer', {
		original: '/purchase-offer/',
		nl: '/bod-uitbrengen/',
		fr: '/faire-offre/',
	}),
	formPage(
		'newsletter',
		'sign-newsletter',
		{ original: '/newsletter/', nl: '/nieuwsbrief/', fr: '/lettre-info/' },
		true,
	),
	{
		...formPage('feed-back', 'testimonial', { original: '/feed-back/' }),
		// Its crumb is “Feedback”, whatever its heading is (website.md §2).
		breadcrumb: [{ names: {}, path: '/feed-back/' }],
	},
	linkPage('appointment', {
		original: '/appointment/:token/',
		nl: '/afspraak/:token/',
		fr: '/rendez-vous/:token/',
	}),
	linkPage('agency-action', { original: '/agency-action/:token/' }),
	linkPage('subscription', {
		original: '/subscription/:token/',
		nl: '/inschrijving/:token/',
		fr: '/abonnement/:token/',
	}),
];
