import { canonicalPath, type PageEntry } from '@estate/shared-contract';
import { isPublished, pageRouteId } from '../../page/routes/page-routes.ts';

/** An address that a page may redirect to: a path of the site, or another site over HTTP, in plain characters. */
const ADDRESS = /^(\/(?![/\\])|https?:\/\/)[^\s\\]*$/i;
const isPath = (address: string) => address.startsWith('/');
const pathOf = (address: string) => canonicalPath(address.replace(/[?#].*$/s, ''));

/**
 * Where pages that only lead elsewhere send their visitors: route id → address (website.md §3 Page "redirect"). What
 * leads to another page that redirects leads to that one's aim at once; a circle leads nowhere, and its pages are shown.
 */
export function pageRedirects(pages: readonly PageEntry[]): Record<string, string> {
	const posts = pages.filter(
		(page) => isPublished(page) && page.redirectUrl !== undefined && ADDRESS.test(page.redirectUrl),
	);
	const byPath = new Map(
		posts.flatMap((page) =>
			[page.path, ...Object.values(page.paths)].filter(Boolean).map((path) => [pathOf(path), page] as const),
		),
	);
	function aimOf(page: PageEntry, passed: ReadonlySet<number>): string | undefined {
		const aim = page.redirectUrl ?? '';
		const next = isPath(aim) ? byPath.get(pathOf(aim)) : undefined;
		if (!next) return aim;
		return passed.has(next.id) ? undefined : aimOf(next, new Set([...passed, next.id]));
	}
	return Object.fromEntries(
		posts.flatMap((page) => {
			const aim = aimOf(page, new Set([page.id]));
			return aim ? [[pageRouteId(page.id), aim]] : [];
		}),
	);
}
