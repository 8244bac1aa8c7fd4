const SMALL_WORDS = new Set(
	'op den de der ter ten aan bij en du des la le les lez sur sous au aux et d l à a in'.split(' '),
);

/** A name of the post's list as the place itself spells it: Heist-op-den-Berg, ’s-Gravenwezel, Pont-à-Celles. */
export function spelled(name: string): string {
	return name
		.replace(/^'?S[ -](?=[A-Z])/, '’s-')
		.replaceAll("'", '’')
		.split('-')
		.map((part, place) => {
			const lower = part.toLowerCase();
			if (place > 0 && (SMALL_WORDS.has(lower) || lower === '’t')) return lower;
			if (place > 0 && /^[DL]’/.test(part))
				return lower.slice(0, 2) + part.charAt(2).toUpperCase() + part.slice(3);
			return place === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1);
		})
		.join('-');
}
