import { LANGUAGES } from '../domain/languages.ts';
import type { Site, SiteConfiguration } from '../entities/site.schema.ts';
import { SAMPLE_PAGE_ENTRIES } from './pages.ts';
import { sampleImage } from './pictures.ts';

const text = (nl: string, fr: string, en: string) => ({ nl, fr, en });
const shown = (nl: string, fr: string, en: string) => ({ text: text(nl, fr, en), public: true });
const hidden = { text: text('', '', ''), public: false };

export const SAMPLE_CONFIGURATION: SiteConfiguration = {
	name: 'Meander',
	enabledLanguages: [...LANGUAGES],
	defaultLanguage: 'nl',
	logo: { light: '/media/logo.svg', dark: '/media/logo-dark.svg', width: 148, height: 32 },
	appBarColors: { brand: '#1F3D36', accent: '#B9502B', paper: '#FAF7F2', ink: '#1B1F1E' },
	banner: {
		type: 'image',
		title: shown('Thuiskomen begint hier', 'Rentrer chez soi commence ici', 'Coming home starts here'),
		description: hidden,
		images: [
			sampleImage('banner', text('Huizen aan het water', 'Maisons au bord de l’eau', 'Houses by the water')),
		],
	},
	mobileMenu: { showTopLinks: true },
	topLinks: [
		{
			label: text('09 234 56 78', '09 234 56 78', '09 234 56 78'),
			link: 'tel:+3292345678',
			icon: 'phone',
			color: '',
			status: 'Published',
		},
	],
	analytics: {},
	marqueeColors: { 1: '#1F3D36', 2: '#B9502B', 3: '#5C7A54', 4: '#8A5A44' },
	marqueeIgnoreList: [4],
	renovationYears: { nl: 5, fr: 5, en: 5, de: 6 },
	depositMonths: { flanders: 3, brussels: 2, wallonia: 2 },
	citySpellings: { "'S-GRAVENBRAKEL": '’s-Gravenbrakel' },
	agency: {
		name: 'Meander',
		legalName: 'Meander Vastgoed bv',
		street: 'Lindelei 12',
		zip: '9000',
		city: 'Gent',
		country: 'België',
		phone: '092345678',
		email: 'hallo@meander.example',
		companyNumber: '0123.456.749',
		vatNumber: 'BE 0123.456.749',
		registrationTitle: text(
			'Erkend vastgoedmakelaar-bemiddelaar',
			'Agent immobilier-intermédiaire agréé',
			'Licensed estate agent',
		),
		registrationNumber: 'BIV 501 234',
		supervisor: text(
			'Beroepsinstituut van Vastgoedmakelaars',
			'Institut professionnel des agents immobiliers',
			'Professional Institute of Real Estate Agents',
		),
		supervisorAddress: 'Luxemburgstraat 16 B, 1000 Brussel',
		insurer: 'Verzekeraar nv',
		insurancePolicy: '730.390.160',
		codeOfConductUrl: 'https://www.biv.be/plichtenleer',
		offices: [{ name: 'Gent', street: 'Lindelei 12', zip: '9000', city: 'Gent', phone: '092345678' }],
		openingHours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '09:00', closes: '18:00' }],
	},
};

/** Configuration, menu, footer and pages of the sample site, with all four languages enabled. */
export const SAMPLE_SITE: Site = {
	configuration: SAMPLE_CONFIGURATION,
	menu: [
		{
			id: 1,
			path: '/for-sale/',
			status: 'Published',
			title: text('Te koop', 'À vendre', 'For sale'),
			childMenus: [],
		},
		{
			id: 2,
			path: '/over-ons/',
			status: 'Published',
			title: text('Over ons', 'À propos', 'About us'),
			childMenus: [
				{
					id: 21,
					path: '/contact/',
					status: 'Published',
					title: text('Contact', 'Contact', 'Contact'),
					childMenus: [],
				},
			],
		},
		{
			id: 8,
			path: '/contact-demand/',
			status: 'Published',
			title: text('Gratis schatting', 'Estimation gratuite', 'Free valuation'),
			childMenus: [],
		},
		{ id: 9, path: '/draft/', status: 'Draft', title: text('Concept', 'Brouillon', 'Draft'), childMenus: [] },
	],
	footer: [
		{
			id: 1,
			title: shown('Meander', 'Meander', 'Meander'),
			introText: shown(
				'Uw makelaar aan het water.',
				'Votre agent au bord de l’eau.',
				'Your agent by the water.',
			),
			fullText: hidden,
			images: [],
			columns: { sm: 12, md: 6, lg: 4 },
			links: [{ label: text('Privacy', 'Vie privée', 'Privacy'), path: '/privacy/' }],
		},
	],
	pages: SAMPLE_PAGE_ENTRIES,
	revision: 'sample-1',
};
