import type { PageJson } from '../page/view/page-json.ts';

/** What the server sent the browser about this page; undefined for a page of the frame alone. */
export function readPageJson(): PageJson | undefined {
	const text = document.getElementById('page')?.textContent;
	return text ? (JSON.parse(text) as PageJson) : undefined;
}
