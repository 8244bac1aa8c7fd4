/** The words in a listing title that are a badge, never part of an address (decisions 13). */
export const TITLE_BADGES = ['IN OPTIE', 'OPTIE', 'VERKOCHT'] as const;

export type TitleBadge = (typeof TITLE_BADGES)[number];

const BADGE_WORDS = /(^|[^\p{L}])(in optie|optie|verkocht)(?=$|[^\p{L}])/giu;

/** The badge that a title asks for; `IN OPTIE` wins over the `OPTIE` inside it. */
export function titleBadge(title: string): TitleBadge | undefined {
	const found = new Set(Array.from(title.matchAll(BADGE_WORDS), (match) => match[2]?.toUpperCase()));
	return TITLE_BADGES.find((badge) => found.has(badge));
}

/** A title without its badge words, for headings and slugs. */
export function withoutBadge(title: string): string {
	return title
		.replace(BADGE_WORDS, '$1')
		.replace(/\(\s*\)|\[\s*\]/g, '')
		.replace(/^[\s:!|–-]+|[\s:!|–-]+$/g, '')
		.replace(/\s{2,}/g, ' ');
}

/** A text as one segment of an address: lower case, ASCII, words joined by single hyphens, 150 characters at most; `-` when nothing is left. */
export function slugify(text: string): string {
	const slug = text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.replace(/²/g, '2')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 150)
		.replace(/^-+|-+$/g, '');
	return slug || '-';
}
