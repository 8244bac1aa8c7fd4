import type { RouteTable } from '@estate/shared-contract';

/** Of one site: its languages times the entries of the menu that may be marked, with room */
const MOST_KEPT = 200;

const kept = new WeakMap<RouteTable, Map<string, string>>();

/**
 * Markup that many pages share, rendered once. A table is made with each release set and content revision, so that it
 * stands for the site: of one table the same `name` has to mean the same markup. What is kept goes with the table.
 */
export function keptPart(table: RouteTable, name: string, render: () => string): string {
	const parts = kept.get(table) ?? new Map<string, string>();
	kept.set(table, parts);
	const known = parts.get(name);
	if (known !== undefined) return known;
	const made = render();
	if (parts.size >= MOST_KEPT) parts.clear();
	parts.set(name, made);
	return made;
}
