/** Icon of the site in its own colour, from the first letter of its name. */
export function favicon(name: string, brand: string): string {
	const letter = (name.trim()[0] ?? 'E').toUpperCase().replace(/[<&>"]/g, '');
	const colour = /^[#a-z0-9(),.%\s-]+$/i.test(brand) ? brand : '#1f3d36';
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="45" font-family="Georgia, serif" font-size="38" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
}
