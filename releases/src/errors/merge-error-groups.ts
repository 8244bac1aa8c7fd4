import type { ErrorGroup } from './error-group.schema.ts';

type Identity = Pick<ErrorGroup, 'remote' | 'version' | 'slot' | 'where' | 'message' | 'stack'>;

/** What makes failures one group: version, slot, side, words, and the innermost place. */
export function groupKey({ remote, version, slot, where, message, stack: [top] }: Identity): string {
	const place = top ? [top.file, top.line, top.column] : [];
	return JSON.stringify([remote, version, slot, where, message, ...place]);
}

/** Two parts of one group as one. */
export function joined(one: ErrorGroup, other: ErrorGroup): ErrorGroup {
	const first = one.firstAt <= other.firstAt ? one : other;
	return {
		...first,
		count: one.count + other.count,
		lastAt: one.lastAt >= other.lastAt ? one.lastAt : other.lastAt,
	};
}

/** Groups of several servers as one list, what failed last first. */
export function mergeErrorGroups(groups: readonly ErrorGroup[]): ErrorGroup[] {
	const merged = new Map<string, ErrorGroup>();
	for (const group of groups) {
		const key = groupKey(group);
		const known = merged.get(key);
		merged.set(key, known ? joined(known, group) : group);
	}
	return [...merged.values()].sort((one, other) => other.lastAt.localeCompare(one.lastAt));
}
