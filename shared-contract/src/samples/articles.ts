import { LANGUAGES, type Language } from '../domain/languages.ts';
import { slugify } from '../domain/slug.ts';
import type { Article, Category } from '../entities/content.schema.ts';
import { inLanguage } from './in-language.ts';
import { samplePicture } from './pictures.ts';

const ROWS = [
	{
		id: 1,
		categoryId: 1,
		title: {
			nl: 'Een huis kiezen begint bij kijken',
			fr: 'Choisir une maison, c’est d’abord regarder',
			en: 'Choosing a home begins with looking',
		},
		intro: {
			nl: 'Wij nemen de tijd voor elke vraag.',
			fr: 'Nous prenons le temps de chaque question.',
			en: 'We take time for every question.',
		},
		link: { label: { nl: 'Ons aanbod', fr: 'Notre offre', en: 'Our homes' }, path: '/for-sale/' },
		hasPicture: true,
	},
	{
		id: 2,
		categoryId: 1,
		title: { nl: 'Gratis schatting', fr: 'Estimation gratuite', en: 'Free valuation' },
		intro: { nl: 'Binnen twee dagen bij u.', fr: 'Chez vous en deux jours.', en: 'With you in two days.' },
		link: { label: { nl: 'Vraag aan', fr: 'Demander', en: 'Ask for one' }, path: '/contact-demand/' },
		hasPicture: false,
	},
	{
		id: 3,
		categoryId: 2,
		title: {
			nl: 'Nieuwe regels voor het asbestattest',
			fr: 'Nouvelles règles pour l’attestation amiante',
			en: 'New rules for the asbestos certificate',
		},
		intro: {
			nl: 'Wat u voor de verkoop moet weten.',
			fr: 'Ce qu’il faut savoir avant de vendre.',
			en: 'What to know before you sell.',
		},
		hasPicture: true,
	},
	{
		id: 4,
		categoryId: 2,
		title: {
			nl: 'Ons kantoor in Antwerpen is verhuisd',
			fr: 'Notre bureau d’Anvers a déménagé',
			en: 'Our Antwerp office has moved',
		},
		intro: { nl: 'Welkom op de kaaien.', fr: 'Bienvenue sur les quais.', en: 'Welcome to the quays.' },
		hasPicture: false,
	},
	{
		id: 5,
		categoryId: 2,
		title: { nl: 'Rente daalt licht', fr: 'Les taux baissent légèrement', en: 'Rates fall slightly' },
		intro: {
			nl: 'Wat betekent dat voor uw lening?',
			fr: 'Qu’est-ce que cela change pour votre prêt ?',
			en: 'What does it mean for your mortgage?',
		},
		hasPicture: true,
	},
	{
		id: 6,
		categoryId: 3,
		title: { nl: 'Zo leest u een EPC', fr: 'Comment lire un PEB', en: 'How to read an energy certificate' },
		intro: {
			nl: 'In vijf minuten wijzer.',
			fr: 'Cinq minutes pour comprendre.',
			en: 'Five minutes to understand it.',
		},
		hasPicture: true,
	},
];

const BODY = {
	nl: '<p>Een tekst met een <a href="/contact/">koppeling</a> en een lijst.</p><ul><li>Kijken</li><li>Vergelijken</li></ul>',
	fr: '<p>Un texte avec un <a href="/contact/">lien</a> et une liste.</p><ul><li>Regarder</li><li>Comparer</li></ul>',
	en: '<p>A text with a <a href="/contact/">link</a> and a list.</p><ul><li>Look</li><li>Compare</li></ul>',
};

export function sampleArticles(language: Language): Article[] {
	return ROWS.map(({ id, categoryId, title, intro, link, hasPicture }) => ({
		id,
		categoryId,
		slug: slugify(inLanguage(title, language)),
		slugs: Object.fromEntries(LANGUAGES.map((each) => [each, slugify(inLanguage(title, each))])),
		title: inLanguage(title, language),
		intro: inLanguage(intro, language),
		body: inLanguage(BODY, language),
		...(hasPicture
			? { picture: samplePicture(`article-${id}`), pictureAlt: inLanguage(title, language) }
			: {}),
		...(id === 6 ? { author: 'Annelies De Smet' } : {}),
		tags: id > 2 ? [{ slug: 'epc', name: inLanguage({ nl: 'EPC', fr: 'PEB', en: 'EPC' }, language) }] : [],
		publishedAt: `2026-0${id}-15T08:00:00.000Z`,
		...(link ? { link: { label: inLanguage(link.label, language), path: link.path } } : {}),
	}));
}

/** The slug by which `sampleAnswer` finds an article, in any language. */
export function sampleArticle(slug: string, language: Language): Article | undefined {
	return sampleArticles(language).find(({ slugs }) => Object.values(slugs).includes(slug));
}

export function sampleCategories(language: Language): Category[] {
	return [
		{
			id: 1,
			name: inLanguage({ nl: 'Pagina’s', fr: 'Pages', en: 'Pages' }, language),
			kind: 'page',
			parentId: null,
		},
		{
			id: 2,
			name: inLanguage({ nl: 'Nieuws', fr: 'Actualités', en: 'News' }, language),
			kind: 'news',
			parentId: null,
		},
		{ id: 3, name: 'Blog', kind: 'blog', parentId: null },
		{
			id: 4,
			name: inLanguage({ nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials' }, language),
			kind: 'testimonials',
			parentId: null,
		},
		{
			id: 5,
			name: inLanguage({ nl: 'Team', fr: 'Équipe', en: 'Team' }, language),
			kind: 'team',
			parentId: null,
		},
	];
}
