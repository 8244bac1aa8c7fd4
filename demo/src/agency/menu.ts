import type { MenuItem } from '@estate/shared-contract';
import { type Texts, texts as t } from '../texts.ts';

const entry = (
	id: number,
	path: string,
	title: Texts,
	childMenus: MenuItem[] = [],
	status = 'Published',
): MenuItem => ({
	id,
	path,
	status,
	title,
	childMenus,
});

/** Header menu by original paths. Entry 8 is drawn as a button; entry 9 waits to be published. */
export const MENU: readonly MenuItem[] = [
	entry(1, '/for-sale/', t('Te koop', 'À vendre', 'For sale', 'Zu verkaufen')),
	entry(2, '/for-rent/', t('Te huur', 'À louer', 'For rent', 'Zu vermieten')),
	entry(3, '/new-builds/', t('Nieuwbouw', 'Projets neufs', 'New builds', 'Neubau'), [
		entry(31, '/new-builds/', t('Kopen op plan', 'Acheter sur plan', 'Buying off plan', 'Kauf vom Plan')),
		entry(32, '/projects/', t('Alle projecten', 'Tous les projets', 'All projects', 'Alle Projekte')),
	]),
	entry(4, '/about-us/', t('Over ons', 'À propos', 'About us', 'Über uns'), [
		entry(41, '/about-us/', t('Wie wij zijn', 'Qui nous sommes', 'Who we are', 'Wer wir sind')),
		entry(44, '/testimonials/', t('Getuigenissen', 'Témoignages', 'Testimonials', 'Erfahrungsberichte')),
		entry(42, '/blog/', t('Blog', 'Blog', 'Blog', 'Blog')),
		entry(
			43,
			'/feed-back/',
			t(
				'Deel uw ervaring',
				'Partagez votre expérience',
				'Share your experience',
				'Teilen Sie Ihre Erfahrung',
			),
		),
	]),
	entry(5, '/useful-info/', t('Nuttige info', 'Infos utiles', 'Useful info', 'Nützliche Infos')),
	entry(6, '/demand-register/', t('Zoekopdracht', 'Alerte immobilière', 'Search alert', 'Suchauftrag')),
	entry(7, '/contact/', t('Contact', 'Contact', 'Contact', 'Kontakt')),
	entry(
		8,
		'/contact-demand/',
		t('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
	),
	entry(
		9,
		'/jobs/',
		t('Werken bij Meander', 'Travailler chez Meander', 'Work at Meander', 'Arbeiten bei Meander'),
		[],
		'Draft',
	),
];
