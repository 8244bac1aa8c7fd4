import { isUnknown, says } from './item-meanings.ts';
import { type Item, itemsOf } from './items.ts';
import type { SentenceContext } from './sentence-context.ts';
import { tokensOf } from './tokens.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';

/** A piece of a text that is named. */
interface LeftPiece {
	from: number;
	to: number;
	/** A station or a square, whose town is looked for */
	isSpot: boolean;
}

/** What stays of a text beside what was understood. */
export interface LeftOver {
	/** Pieces, each of which is looked for as a whole */
	sought: readonly (readonly Item[])[];
	/** Where pieces stand that are named as they were typed, words side by side together; they hide nothing */
	unsaid: readonly LeftPiece[];
}

/** "M00012", but not the road "E40" or "E411" */
const REFERENCE = /^(?!e\d{2,3}$)(?=.*\d.*\d)\p{L}[\p{L}\d]{3,}$/u;
/** "Citadelpark", but neither "EU" nor what is typed in capitals */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
/** "Rue Neuve" */
const LATER_CAPITAL = /\s\p{Lu}\p{Ll}/u;
const SENTENCE_BEFORE = /[\p{L}\d][^.!?]*$/u;
/** Letters of a piece that is named as a whole; pages show no longer one */
const LONGEST_PIECE = 40;

/** Has a word that nobody knows a capital, which none has that begins a sentence? Germans write all their nouns so. */
function isProper(text: string, { from, to }: Item, { language }: SentenceContext): boolean {
	return (
		language !== 'de' && CAPITALIZED.test(text.slice(from, to)) && SENTENCE_BEFORE.test(text.slice(0, from))
	);
}

/** A street, a reference, or a word of the name of a neighbourhood, a project or something else of the town */
function isName(text: string, item: Item, context: SentenceContext): boolean {
	const isStreet = says(item, 'street') && LATER_CAPITAL.test(text.slice(item.from, item.to));
	if (says(item, 'name') || isStreet) return true;
	if (!isUnknown(item)) return false;
	return REFERENCE.test(item.key) || context.isOfName(item.key) || isProper(text, item, context);
}

/** Is there nothing between two words but what says nothing? "Sleutel op de deur" */
function isGap(gap: string, { language }: SentenceContext): boolean {
	const { meanings } = lexiconOf(language);
	return tokensOf(gap).every(({ key }) => {
		const said = meanings(key);
		return said?.has('filler') && !said.has('and') && !said.has('with');
	});
}

/** Items in a row, apart where something else stands between them or a piece would get too long. */
function runsOf(text: string, items: readonly Item[], context: SentenceContext): Item[][] {
	const runs: Item[][] = [];
	for (const item of items) {
		const run = runs.at(-1);
		const [first, last] = [run?.[0], run?.at(-1)];
		const isNext =
			first &&
			last &&
			item.to - first.from <= LONGEST_PIECE &&
			isGap(text.slice(last.to, item.from), context);
		if (isNext) run?.push(item);
		else runs.push([item]);
	}
	return runs;
}

/** Where "near" stands before a run, with nothing but articles between them */
function nearBefore(said: readonly Item[], [first]: readonly Item[]): number | undefined {
	const before = said.findLast(
		(item) => item.to <= (first?.from ?? 0) && (says(item, 'around') || !says(item, 'filler')),
	);
	return says(before, 'around') && !says(before, 'surroundings') ? before?.from : undefined;
}

/** "Zorgwoning", and not the "zorg" of it that describes the type */
const endOfWord = (text: string, to: number) => to + (/^\p{L}*/u.exec(text.slice(to))?.[0].length ?? 0);

type Kind = 'amenity' | 'name' | 'spot' | 'unsaid';

function kindOf(text: string, item: Item, context: SentenceContext): Kind {
	if (item.zip !== undefined) return 'spot';
	if (isName(text, item, context)) return 'name';
	return says(item, 'amenity') ? 'amenity' : 'unsaid';
}

/** The pieces of a run: names side by side are one, and so are words that are named; each thing that a home may have is its own. */
function piecesOf(text: string, run: readonly Item[], context: SentenceContext) {
	const pieces: { kind: Kind; items: Item[] }[] = [];
	for (const item of run) {
		const kind = kindOf(text, item, context);
		const last = pieces.at(-1);
		if (last?.kind === kind && kind !== 'amenity') last.items.push(item);
		else pieces.push({ kind, items: [item] });
	}
	return pieces;
}

/**
 * The one rule for words that are left of a sentence of which something was understood. What a home may have is looked for,
 * "sauna", and names. All else is named, since a word that a text happens to have hides all homes whose texts have another:
 * "ruhige Lage", "first", "vue mer". What is only near a home is named with the word that says so: "near the school".
 */
export function leftOver(text: string, rest: readonly Item[], context: SentenceContext): LeftOver {
	const said = rest.length === 0 ? [] : itemsOf(text, context);
	const sought: Item[][] = [];
	const unsaid: LeftPiece[] = [];
	const nameAll = (words: readonly Item[], from = words[0]?.from ?? 0) =>
		unsaid.push({
			from,
			to: endOfWord(text, words.at(-1)?.to ?? from),
			isSpot: words.every(({ zip }) => zip !== undefined),
		});
	for (const run of runsOf(text, rest, context)) {
		const pieces = piecesOf(text, run, context);
		const near = nearBefore(said, run);
		if (near !== undefined && pieces.some(({ kind }) => kind !== 'name')) nameAll(run, near);
		else
			for (const { kind, items } of pieces)
				if (kind === 'amenity' || kind === 'name') sought.push(items);
				else nameAll(items);
	}
	return { sought, unsaid };
}
