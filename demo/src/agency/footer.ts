import type { FeedItem } from '@estate/api/feed';
import { publicText, type Texts, texts as t } from '../texts.ts';

type FooterBlock = Extract<FeedItem, { kind: 'footer-block' }>;

const link = (path: string, label: Texts) => ({ path, label });
const HIDDEN = publicText(t('', '', '', ''), false);

/** Footer columns. What the law asks of an agent (decisions 43) comes from the agency's data, not from here. */
export const FOOTER_BLOCKS: readonly FooterBlock[] = [
	{
		kind: 'footer-block',
		id: 1,
		title: publicText(t('Meander', 'Meander', 'Meander', 'Meander')),
		introText: publicText(
			t(
				'Een kantoor van twaalf mensen dat huizen kent van binnenuit.',
				'Une agence de douze personnes qui connaît les maisons de l’intérieur.',
				'An agency of twelve people who know homes from the inside.',
				'Ein Maklerbüro mit zwölf Menschen, die Häuser von innen kennen.',
			),
		),
		fullText: publicText(
			t(
				'<p>De tekeningen op deze site zijn illustraties: Meander en zijn panden zijn verzonnen.</p>',
				'<p>Les dessins de ce site sont des illustrations : Meander et ses biens sont fictifs.</p>',
				'<p>The drawings on this site are illustrations: Meander and its homes are fictional.</p>',
				'<p>Die Zeichnungen auf dieser Website sind Illustrationen: Meander und seine Immobilien sind erfunden.</p>',
			),
		),
		pictures: [],
		columns: { sm: 12, md: 6, lg: 4 },
		links: [],
		sort: 1,
	},
	{
		kind: 'footer-block',
		id: 2,
		title: publicText(t('Aanbod', 'Notre offre', 'Our properties', 'Unser Angebot')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 6, md: 6, lg: 2 },
		links: [
			link('/for-sale/', t('Te koop', 'À vendre', 'For sale', 'Zu verkaufen')),
			link('/for-rent/', t('Te huur', 'À louer', 'For rent', 'Zu vermieten')),
			link('/projects/', t('Nieuwbouwprojecten', 'Projets neufs', 'New-build projects', 'Neubauprojekte')),
			link('/demand-register/', t('Zoekopdracht', 'Alerte immobilière', 'Search alert', 'Suchauftrag')),
		],
		sort: 2,
	},
	{
		kind: 'footer-block',
		id: 3,
		title: publicText(t('Kantoor', 'Agence', 'Agency', 'Büro')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 6, md: 6, lg: 2 },
		links: [
			link('/about-us/', t('Over ons', 'À propos', 'About us', 'Über uns')),
			link('/blog/', t('Blog', 'Blog', 'Blog', 'Blog')),
			link('/newsletter/', t('Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter')),
			link(
				'/jobs/',
				t('Werken bij Meander', 'Travailler chez Meander', 'Work at Meander', 'Arbeiten bei Meander'),
			),
			link('/contact/', t('Contact', 'Contact', 'Contact', 'Kontakt')),
			link(
				'/contact-demand/',
				t('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
			),
		],
		sort: 3,
	},
	{
		kind: 'footer-block',
		id: 4,
		title: publicText(t('Juridisch', 'Mentions légales', 'Legal', 'Rechtliches')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 12, md: 6, lg: 4 },
		links: [
			link(
				'/privacy/',
				t('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement', 'Datenschutzerklärung'),
			),
			link(
				'/cookie-policy/',
				t('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
			),
			link('/disclaimer/', t('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss')),
		],
		sort: 4,
	},
];
