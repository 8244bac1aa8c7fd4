import { searchableText } from '../searchable-text.ts';

/** A word, number or sign of a sentence, where it stands in the text. */
export interface Token {
	/** As the vocabulary spells words; a sign stands for itself */
	key: string;
	from: number;
	to: number;
	/** What a number says: `1.200`, `1 200` and `1,200` alike */
	number?: number;
	isSign?: true;
	/** The beginning of a compound of which the end says the type: "hoek" of "hoekwoning" */
	isPart?: true;
	/** Figures and signs that say nothing of a property */
	isOdd?: true;
}

/** Key of a hyphen that leaves out the word behind it */
export const MINUS = 'minus';

/** In the vocabulary a home besides the one that somebody has */
const SECOND_HOME = 'second home';

/** "W/o": in the vocabulary a word for what is left out */
const WITHOUT_KEY = 'w o';

/** A sentence of more is none that somebody typed; the query's own limit is 200 characters. */
const MOST_TOKENS = 48;

/** "300.000 400 m²" is two numbers: what groups one is the same throughout. */
const GROUPED = String.raw`\d{1,3}(?:(?:[.,'’]\d{3})+|(?:[\u00A0\u202F ]\d{3})+)(?:[.,]\d{2})?(?!\d)(?:,[-–—])?`;
const PLAIN = String.raw`\d{1,3}k\d{1,2}(?![\p{L}\d])|½|\d+½|\d+(?:[.,]\d{1,2}(?!\d))?(?:,[-–—](?!\s?\d))?`;
/** "3de verdieping", "2ème", "1st floor": which one, and not how many */
const ORDINAL = String.raw`\d{1,2}(?:ste|de|ième|ème|eme|er|ère|ere|st|nd|rd|th|e)(?![\p{L}\d])(?:\s(?:verdieping|verdiep|verd|[ée]tage|floor)(?!\p{L}))?|\d{1,2}\.\s(?:Stock|OG|Etage|Obergeschoss)(?!\p{L})`;
/** "100%", "6 percent", "1=1": no amount of anything */
const ODD = String.raw`\d+(?:[.,]\d+)?\s?(?:%|(?:per ?cent|procent|pour ?cents?|prozent|pct)(?!\p{L}))|\d+\s?=\s?\d+|${ORDINAL}`;
/** "t/m", "o/d" */
const SHORT = String.raw`(?<!\p{L})(?![a-g]\/[a-g](?!\p{L}))\p{L}\/\p{L}(?!\p{L})`;
/** "2de verblijf": a home besides the one that somebody has */
const SECOND = String.raw`2(?:de|e|[iè]?[eè]me|nde?)\s(?:verblij(?:f|ven)|r[ée]sidences?|homes?)(?!\p{L})`;
/** "w/out garden", "z/ tuin", "s/ ascenseur", "o. Garten" */
const WITHOUT = String.raw`(?<!\p{L})(?:w\/out(?!\p{L})|[zs]\/(?=\s)|o\.(?=\s\p{L}))`;
/** "max300k", "tot250000" */
const GLUED = String.raw`(?<![\p{L}\d])(?:max|min|tot|vanaf|onder|bis|ab|budget|maxi|under)(?=\d)`;
/** "B&B" */
const BED = String.raw`(?<![\p{L}\d])b&b(?![\p{L}\d])`;
const WORD = String.raw`[\p{L}\p{M}][\p{L}\p{M}\d²]*`;
const TOKEN = new RegExp(
	`(${SECOND})|(${ODD})|(${GROUPED}|${PLAIN})|(${WITHOUT})|(${SHORT}|${BED}|${GLUED}|${WORD})|(\\+\\/-|\\+-(?=\\s*[\\d€])|[±€£$<>≤≥+/|;,:&~–—-])`,
	'giu',
);

const THOUSAND = 1_000;
const grouped = new RegExp(`^${GROUPED}$`, 'u');

/** The value of a number as Belgians, French and British write it. */
export function numberOf(text: string): number {
	const figures = text.replace(/,[-–—]$/, '').replace('½', '.5');
	const [, thousands, more = ''] = /^(\d+)k(\d+)$/i.exec(figures) ?? [];
	// "1k5": one thousand and five hundred
	if (thousands !== undefined) return Number(`${thousands}.${more}`) * THOUSAND;
	if (grouped.test(figures)) return Number(figures.replace(/[.,]\d{2}$/, '').replace(/\D/g, ''));
	return Number(figures.replace(',', '.'));
}

/** A hyphen joins two words, and says "to" before a number or an amount. */
const isJoint = (sign: string, after: string) => /^[–—-]$/.test(sign) && !/^\s*[\d€]/.test(after);

/** "A-C": letters of energy classes */
const joinsLetters = (text: string, at: number) =>
	/(?<!\p{L})[a-g]$/iu.test(text.slice(0, at)) && /^.[a-g](?!\p{L})/iu.test(text.slice(at));

/** "gent -tuin": a hyphen that begins a word leaves it out, as search engines have taught people. */
const isMinus = (before: string, sign: string, after: string) =>
	sign === '-' && /\s$/.test(before) && /^\p{L}{2}/u.test(after);

/** Words, numbers and signs of a text, in order. Other signs say nothing. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	for (const match of text.matchAll(TOKEN)) {
		const [found, second, odd, number, without, word, sign] = match;
		const from = match.index;
		const to = from + found.length;
		if (second !== undefined) tokens.push({ key: SECOND_HOME, from, to });
		else if (odd !== undefined) tokens.push({ key: odd, from, to, isOdd: true });
		else if (number !== undefined) tokens.push({ key: number, from, to, number: numberOf(number) });
		else if (without !== undefined) tokens.push({ key: WITHOUT_KEY, from, to });
		else if (word !== undefined) tokens.push({ key: keyOf(word), from, to });
		else if (sign !== undefined && isMinus(text.slice(0, from), sign, text.slice(to)))
			tokens.push({ key: MINUS, from, to, isSign: true });
		else if (sign !== undefined && (joinsLetters(text, from) || !isJoint(sign, text.slice(to))))
			tokens.push({ key: /^\+.*-$/.test(sign) ? '±' : sign, from, to, isSign: true });
		if (tokens.length >= MOST_TOKENS) break;
	}
	return tokens;
}

/** A word as the vocabulary spells it. */
const keyOf = (word: string) => searchableText(word.replace(/²/g, '2'));
