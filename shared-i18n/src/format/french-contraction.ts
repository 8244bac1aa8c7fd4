/** `de` before a name that begins with a vowel, which the y of YouTube is not; h is left alone, since one cannot tell a mute one from a name. */
const ELIDED = /(?<!\p{L})([Dd])e (?=(?:[AÀÂEÉÈÊIÎOÔŒU]|Y(?![aeiou]))[\p{Ll}’'-])/gu;
/** `à` and `de` before a name with an article of its own: Le Rœulx, Les Bons Villers. */
const CONTRACTED = /(?<!\p{L})(de|De|à|À) (Les?) (?=\p{Lu})/gu;
/** Regions and provinces are what one is in, not at. */
const INSIDE = /(?<!\p{L})([àÀ]) (?=Région |Province |Flandre|Wallonie|Hainaut|Brabant )/gu;
const WORDS: Readonly<Record<string, string>> = {
	'de Le': 'du',
	'De Le': 'Du',
	'de Les': 'des',
	'De Les': 'Des',
	'à Le': 'au',
	'À Le': 'Au',
	'à Les': 'aux',
	'À Les': 'Aux',
};

/**
 * A French text into which a name was put, as French writes it: `Autour d’Ixelles`, `À vendre au Rœulx`. Texts are written
 * for any name, so they cannot do so themselves.
 */
export function contractFrench(text: string): string {
	return text
		.replace(CONTRACTED, (found, word, article) =>
			WORDS[`${word} ${article}`] ? `${WORDS[`${word} ${article}`]} ` : found,
		)
		.replace(INSIDE, (_, word) => (word === 'À' ? 'En ' : 'en '))
		.replace(ELIDED, '$1’');
}
