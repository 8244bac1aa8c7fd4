/** The element that an address's hash names, as browsers find it: by its text as it stands, else decoded. */
export function namedPlace(hash: string): HTMLElement | null {
	const name = hash.slice(1);
	return name ? (document.getElementById(name) ?? document.getElementById(decoded(name))) : null;
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
