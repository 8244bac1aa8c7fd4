import type { Token } from './tokens.ts';
import type { Lexicon } from './vocabulary/lexicon.ts';

/** Shorter parts make words of nothing. */
const SHORTEST_PART = 3;
const SHORTEST_COMPOUND = 8;
const SPLITTABLE = /^(goal|type|room|feature|projects|garage|number|times)/;

/** Words that a word is made of, from its end; the first may be joined by an s. `failed`: ends that are made of none, each tried once. */
function partsOf(word: string, lexicon: Lexicon, failed = new Set<string>()): string[] | undefined {
	if (failed.has(word)) return undefined;
	const says = (part: string) => [...(lexicon.meanings(part) ?? [])].some((one) => SPLITTABLE.test(one));
	if (says(word)) return [word];
	// The longest first: "Gartenwohnung" has no "gar" in it.
	for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
		const [start, end] = [word.slice(0, cut), word.slice(cut)];
		const rest = says(start.replace(/s$/, '')) || says(start) ? partsOf(end, lexicon, failed) : undefined;
		if (rest) return [start, ...rest];
	}
	failed.add(word);
	return undefined;
}

/** "Hoekwoning", "Altbauwohnung": the type, and what describes it. */
function withTypeOfEnd(token: Token, { heads }: Lexicon): Token[] {
	const { key, from, to } = token;
	const head = heads.find((end) => key.endsWith(end) && key.length >= end.length + SHORTEST_PART);
	if (head === undefined) return [token];
	const start = key.slice(0, -head.length);
	const middle = from + start.length;
	return [
		{ key: start, from, to: middle, isPart: true },
		{ key: head, from: middle, to },
	];
}

/** `slaapkamerappartement` and `neubauwohnung` as the words that they are made of. */
export function splitCompound(token: Token, lexicon: Lexicon): Token[] {
	const { key, from, to } = token;
	// Offsets of an accented word are not those of its key.
	const isWord = token.number === undefined && !token.isOdd && key.length === to - from;
	if (!isWord || key.length < SHORTEST_COMPOUND || lexicon.meanings(key)) return [token];
	const parts = partsOf(key, lexicon);
	if (!parts) return withTypeOfEnd(token, lexicon);
	let start = from;
	return parts.map((part) => {
		const at = start;
		start += part.length;
		return { key: lexicon.meanings(part) ? part : part.replace(/s$/, ''), from: at, to: start };
	});
}
