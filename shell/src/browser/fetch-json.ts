/** Reads JSON of the site. Rejects when the answer is not 200. */
export async function fetchJson<Json>(href: string): Promise<Json> {
	const response = await fetch(href);
	if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
	return (await response.json()) as Json;
}
