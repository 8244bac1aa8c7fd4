const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Text as it stands in markup or in a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An element without content, such as `<meta name="robots" content="noindex">`. An attribute that is undefined is left out; '' stands alone. */
export function voidElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value ?? '')}"`));
	return `<${name}${written.join('')}>`;
}
