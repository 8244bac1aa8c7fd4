/** A text as searches compare it: lower case, without accents, ligatures written out, anything but letters and digits a space. */
export function searchableText(text: string): string {
	return text
		.replace(/<[^>]*>/g, ' ')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.replace(/ß/g, 'ss')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
