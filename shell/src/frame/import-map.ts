/** Text of the import map: with it the browser checks every script that it names, however it is loaded. */
export function importMapJson(integrity: Readonly<Record<string, string>>): string {
	return JSON.stringify({ integrity }).replaceAll('<', '\\u003c');
}
