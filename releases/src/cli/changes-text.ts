import type { ReleaseLogEntry } from '@estate/shared-contract';
import { activeVersion } from '../log/transitions.ts';

/** Which versions a change made active, as an operator reads it: `listings 1.0.0 → 1.1.0, forms 2.0.0 → –`. */
export function changesText({
	remote,
	before,
	after,
}: Pick<ReleaseLogEntry, 'remote' | 'before' | 'after'>): string {
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const changed = names.filter((name) => activeVersion(before[name]) !== activeVersion(after[name]));
	const shown = changed.length > 0 ? changed : names.filter((name) => name === remote);
	return shown
		.map((name) => {
			const [from, to] = [activeVersion(before[name]), activeVersion(after[name])];
			const left = before[name]?.canary?.version;
			// The version that was tried, and what everybody has instead.
			if (from === to && left && !after[name]?.canary) return `${name} ${left} → ${to}`;
			return from === to ? `${name} ${to ?? ''}` : `${name} ${from ?? '–'} → ${to ?? '–'}`;
		})
		.join(', ');
}
