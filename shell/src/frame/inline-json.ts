/** JSON that may stand inside a `<script>` element: no `<`, so that nothing in it ends the element. */
export function inlineJson(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
}
