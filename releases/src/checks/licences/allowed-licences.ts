/** SPDX ids of licences that a site's bundle may carry: they ask for a notice at most. The one list. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
	'0BSD',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'ISC',
	'MIT',
	'MIT-0',
	'Unicode-3.0',
	'Unlicense',
	'Zlib',
]);
