import type { ImportReport, Refusal } from './import-report.ts';
import type { BatchResult } from './write-batch.ts';

/** What an import has done so far. */
export class ImportTally {
	readonly taken: Record<string, number> = {};
	readonly refused: Refusal[] = [];
	readonly leftOut: Refusal[] = [];
	/** Tables that something was written into, or would have been if it had not been the same */
	readonly written = new Set<string>();
	changed = 0;
	invited = 0;

	take(kind: string): void {
		this.taken[kind] = (this.taken[kind] ?? 0) + 1;
	}

	add({ taken, changed, refused }: BatchResult): void {
		for (const { item, leftOut, tables } of taken) {
			this.take(item.kind);
			this.leftOut.push(...leftOut);
			for (const { table } of tables) this.written.add(table);
		}
		this.changed += changed;
		this.refused.push(...refused);
	}

	/** Refusals and parts in the order of the feed: batches are written while lines after them are read. */
	report(): Pick<ImportReport, 'taken' | 'changed' | 'refused' | 'leftOut' | 'invited'> {
		const { taken, changed, invited } = this;
		const inOrder = (list: readonly Refusal[]) => list.toSorted((a, b) => a.line - b.line);
		return { taken, changed, invited, leftOut: inOrder(this.leftOut), refused: inOrder(this.refused) };
	}
}
