/** Words that stay small inside a Belgian place name: Heist-op-den-Berg, Saint-Josse-ten-Noode, Villers-la-Ville. */
const SMALL_WORDS = new Set(
	'aan au aux à bij de den der des die du en et in la le les lez op over sous sur te ten ter the tot uit van vor voor'.split(
		' ',
	),
);

function titleWord(word: string): string {
	if (word.startsWith('ij')) return `IJ${word.slice(2)}`;
	// 's-Gravenwezel and 't keep their small letter; l'Alleud and d'Orval capitalise what follows.
	const elided = /^([ld])(['’])(.+)$/.exec(word);
	if (elided?.[3]) return `${elided[1]}${elided[2]}${titleWord(elided[3])}`;
	if (/^['’]/.test(word)) return word;
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * A place name that came in capitals or in small letters in title case, with the Belgian rule for small words inside it (decisions 33);
 * one in both stays as it was written.
 * `spellings` holds the names that this gets wrong: any spelling → the right one (site configuration `citySpellings`).
 */
export function cityName(name: string, spellings: Readonly<Record<string, string>> = {}): string {
	const given = name.trim().replace(/\s+/g, ' ');
	const lower = given.toLowerCase();
	for (const [wrong, right] of Object.entries(spellings)) if (wrong.toLowerCase() === lower) return right;
	if (given !== lower && given !== given.toUpperCase()) return given;
	return lower.replace(/[\p{L}'’]+/gu, (word, index: number) => {
		const isInside = /[- ]/.test(lower[index - 1] ?? '');
		return isInside && SMALL_WORDS.has(word) ? word : titleWord(word);
	});
}
