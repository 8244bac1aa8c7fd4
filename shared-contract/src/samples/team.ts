import type { Language } from '../domain/languages.ts';
import type { TeamMember, Testimonial } from '../entities/content.schema.ts';
import { alike, inLanguage } from './in-language.ts';
import { samplePicture } from './pictures.ts';

const MEMBERS = [
	{
		id: 1,
		name: 'Annelies De Smet',
		function: { nl: 'Zaakvoerder', fr: 'Gérante', en: 'Managing director' },
		registration: 'BIV 501 234',
	},
	{
		id: 2,
		name: 'Karim Benali',
		function: { nl: 'Vastgoedmakelaar', fr: 'Agent immobilier', en: 'Estate agent' },
		registration: 'BIV 512 870',
	},
	{ id: 3, name: 'Sofie Claes', function: { nl: 'Verhuur', fr: 'Location', en: 'Lettings' } },
];

const BIOGRAPHY = {
	nl: 'Kent elke straat van de stad en luistert eerst.',
	fr: 'Connaît chaque rue de la ville et commence par écouter.',
	en: 'Knows every street of the city and listens first.',
};

export function sampleTeam(language: Language): TeamMember[] {
	return MEMBERS.map(({ registration, ...member }) => ({
		...member,
		function: inLanguage(member.function, language),
		biography: inLanguage(BIOGRAPHY, language),
		phone: '092345678',
		email: `${member.name.split(' ')[0]?.toLowerCase()}@meander.example`,
		...(registration ? { registration, picture: samplePicture(`team-${member.id}`) } : {}),
	}));
}

const COMMENTS = [
	{
		nl: 'Snel verkocht, en altijd iemand aan de lijn.',
		fr: 'Vendu rapidement, et toujours quelqu’un au bout du fil.',
		en: 'Sold quickly, and always someone on the phone.',
	},
	{
		nl: 'Eerlijk over wat ons huis waard was.',
		fr: 'Honnête sur la valeur de notre maison.',
		en: 'Honest about what our house was worth.',
	},
	alike('10/10'),
];

export function sampleTestimonials(language: Language): Testimonial[] {
	return COMMENTS.map((comment, index) => ({
		id: index + 1,
		slug: `klant-${index + 1}`,
		name: ['Jan en Els', 'Famille Dubois', 'M. Peeters'][index] ?? '',
		aboutYou: inLanguage({ nl: 'Verkocht in Gent', fr: 'A vendu à Gand', en: 'Sold in Ghent' }, language),
		...(index === 0 ? { website: 'https://www.example.be', image: samplePicture('testimonial') } : {}),
		comment: inLanguage(comment, language),
		...(index < 2 ? { rating: 5 - index } : {}),
		publishedAt: `2026-0${index + 4}-11T10:00:00.000Z`,
	}));
}
