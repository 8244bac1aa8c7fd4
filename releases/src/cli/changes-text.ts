import type { ReleaseLogEntry } from '@estate/shared-contract';

/** Which versions a change made active, as an operator reads it: `listings 1.0.0 → 1.1.0, forms 2.0.0 → –`. */
export function changesText({
	remote,
	before,
	after,
}: Pick<ReleaseLogEntry, 'remote' | 'before' | 'after'>): string {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const changed = names.filter((name) => before[name]?.active !== after[name]?.active);
	const shown = changed.length > 0 ? changed : names.filter((name) => name === remote);
	return shown
		.map((name) => {
			const [from, to] = [before[name]?.active, after[name]?.active];
			return from === to ? `${name} ${to ?? ''}` : `${name} ${from ?? '–'} → ${to ?? '–'}`;
		})
		.join(', ');
}
