const LOWEST_PRICE = 50_000;
const HIGHEST_PRICE = 900_000;
const PRICES = 997;

/**
 * Addresses of a list of properties, no two the same and each with most of them: a parameter that no slot names would be left
 * out of the key, so that all but the first came from the HTML cache.
 */
export function distinctSearch(path: string): () => string {
	let count = 0;
	// Another run on the same servers begins elsewhere.
	const start = Math.floor(Math.random() * 50_000);
	return () => {
		const from = LOWEST_PRICE + (count % PRICES);
		const to = HIGHEST_PRICE + start + Math.floor(count / PRICES);
		count += 1;
		return `${path}?price=${from}-${to}`;
	};
}
