import type { Page } from '@estate/shared-contract';

/** The style sheet of one page. */
export interface PageStyle {
	/** Value of `data-page` that its rules are scoped to */
	scope: string;
	/** `/-/pages/<id>.<mark>.css` */
	href: string;
}

/** FNV-1a, 64 bits: the same in the browser at once, where SHA-2 would have to be waited for. It names a version, and guards nothing. */
function markOf(text: string): string {
	let hash = 0xcbf29ce484222325n;
	for (const byte of new TextEncoder().encode(text))
		hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
	return hash.toString(16).padStart(16, '0');
}

/** Address of a page's style sheet: another sheet has another address. Undefined where the page has none. */
export function pageStyle({ id, css }: Pick<Page, 'id' | 'css'>): PageStyle | undefined {
	if (css.trim() === '') return undefined;
	return { scope: String(id), href: `/-/pages/${id}.${markOf(css)}.css` };
}
