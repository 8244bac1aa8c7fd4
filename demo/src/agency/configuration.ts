import type { FeedPicture } from '@estate/api/feed';
import type { SiteConfiguration } from '@estate/shared-contract';
import { LOGO } from '../drawing/index.ts';
import { everywhere, publicText, texts as t } from '../texts.ts';
import { AGENCY } from './facts.ts';

/** Configuration of the demo site. Only the banner's pictures come from outside. */
export function siteConfiguration(bannerPictures: FeedPicture[]) {
	const banner = {
		type: 'image' as const,
		title: publicText(
			t(
				'Thuis, waar de straat een bocht maakt.',
				'Chez vous, là où la rue fait un détour.',
				'Home, where the street takes a turn.',
				'Zuhause, wo die Straße einen Bogen macht.',
			),
		),
		description: publicText(
			t(
				'Huizen, appartementen en grond in Gent, de rand van Antwerpen en Brussel.',
				'Maisons, appartements et terrains à Gand, autour d’Anvers et à Bruxelles.',
				'Houses, apartments and land in Ghent, around Antwerp and in Brussels.',
				'Häuser, Wohnungen und Grundstücke in Gent, rund um Antwerpen und in Brüssel.',
			),
		),
		pictures: bannerPictures,
	};
	return {
		name: 'Meander',
		enabledLanguages: ['nl', 'fr', 'en', 'de'] as SiteConfiguration['enabledLanguages'],
		defaultLanguage: 'nl' as const,
		logo: { light: '/media/logo-light.svg', dark: '/media/logo-dark.svg', ...LOGO },
		appBarColors: { brand: '#1F3D36', accent: '#B9502B', paper: '#FAF7F2', ink: '#1B1F1E' },
		banner,
		mobileMenu: { showTopLinks: true },
		topLinks: [
			{
				label: everywhere(AGENCY.phone),
				link: 'tel:+3290004020',
				icon: 'phone',
				color: '#1F3D36',
				status: 'Published',
			},
			{
				label: t('Eigenaarslogin', 'Connexion du propriétaire', 'Owner login', 'Eigentümer-Login'),
				link: '/login/',
				icon: 'user',
				color: '#1F3D36',
				status: 'Published',
			},
			{
				label: t('Favorieten', 'Favoris', 'Favourites', 'Favoriten'),
				link: '/favourites/',
				icon: 'heart',
				color: '#1F3D36',
				status: 'Published',
			},
			{
				label: t('Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter'),
				link: '/contact/',
				icon: 'mail',
				color: '#1F3D36',
				status: 'Draft',
			},
		],
		analytics: {},
		marqueeColors: { '1': '#B9502B', '2': '#1F3D36', '3': '#6B5A2E', '4': '#4A4F4D' },
		marqueeIgnoreList: [4],
		renovationYears: { nl: 5, fr: 5, en: 5, de: 6 },
		depositMonths: { flanders: 3, wallonia: 2, brussels: 2 },
		citySpellings: {
			'heist op den berg': 'Heist-op-den-Berg',
			'sint-martens-latem': 'Sint-Martens-Latem',
			"'s gravenwezel": '’s-Gravenwezel',
		},
		visits: {
			weekdays: [1, 2, 3, 4, 5, 6],
			hours: [
				{ from: '10:00', to: '12:00' },
				{ from: '13:30', to: '18:00' },
			],
			minutesPerVisit: 30,
			capacity: 1,
			daysAhead: 21,
			noticeHours: 24,
			closedDays: [],
			rental: { incomeFactor: 3, personsPerBedroom: 2, inventoryShare: 225 },
		},
		agency: AGENCY,
	};
}
