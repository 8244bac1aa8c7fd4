import type { FeedItem } from '@estate/api/feed';
import { publicText, type Texts, texts as t } from '../texts.ts';

type FooterBlock = Extract<FeedItem, { kind: 'footer-block' }>;

const link = (path: string, label: Texts) => ({ path, label });
const HIDDEN = publicText(t('', '', ''), false);

/** Footer columns. What the law asks of an agent (decisions 43) comes from the agency's data, not from here. */
export const FOOTER_BLOCKS: readonly FooterBlock[] = [
	{
		kind: 'footer-block',
		id: 1,
		title: publicText(t('Meander', 'Meander', 'Meander')),
		introText: publicText(
			t(
				'Een kantoor van twaalf mensen dat huizen kent van binnenuit.',
				'Une agence de douze personnes qui connaît les maisons de l’intérieur.',
				'An agency of twelve people who know homes from the inside.',
			),
		),
		fullText: publicText(
			t(
				'<p>De tekeningen op deze site zijn illustraties: Meander en zijn panden zijn verzonnen.</p>',
				'<p>Les dessins de ce site sont des illustrations : Meander et ses biens sont fictifs.</p>',
				'<p>The drawings on this site are illustrations: Meander and its homes are fictional.</p>',
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
		title: publicText(t('Aanbod', 'Notre offre', 'Our homes')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 6, md: 3, lg: 2 },
		links: [
			link('/for-sale/', t('Te koop', 'À vendre', 'For sale')),
			link('/for-rent/', t('Te huur', 'À louer', 'For rent')),
			link('/projects/', t('Nieuwbouwprojecten', 'Projets neufs', 'New-build projects')),
			link('/demand-register/', t('Zoekopdracht', 'Alerte recherche', 'Search alert')),
		],
		sort: 2,
	},
	{
		kind: 'footer-block',
		id: 3,
		title: publicText(t('Kantoor', 'Agence', 'Agency')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 6, md: 3, lg: 2 },
		links: [
			link('/about-us/', t('Over ons', 'À propos', 'About us')),
			link('/blog/', t('Blog', 'Blog', 'Blog')),
			link('/newsletter/', t('Nieuwsbrief', 'Newsletter', 'Newsletter')),
			link('/jobs/', t('Werken bij Meander', 'Travailler chez Meander', 'Work at Meander')),
			link('/contact/', t('Contact', 'Contact', 'Contact')),
			link('/contact-demand/', t('Gratis schatting', 'Estimation gratuite', 'Free valuation')),
		],
		sort: 3,
	},
	{
		kind: 'footer-block',
		id: 4,
		title: publicText(t('Juridisch', 'Mentions légales', 'Legal')),
		introText: HIDDEN,
		fullText: HIDDEN,
		pictures: [],
		columns: { sm: 12, md: 6, lg: 4 },
		links: [
			link('/privacy/', t('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement')),
			link('/cookie-policy/', t('Cookiebeleid', 'Politique de cookies', 'Cookie policy')),
			link('/disclaimer/', t('Disclaimer', 'Avertissement', 'Disclaimer')),
		],
		sort: 4,
	},
];
