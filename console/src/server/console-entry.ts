import { stateChanges } from '@estate/releases';
import type { ReleaseLogEntry } from '@estate/shared-contract';
import type { ConsoleEntry } from '../log-answers.ts';

/** An entry of the log as the console shows it: what it changed in place of two whole states. */
export function consoleEntry({
	before,
	after,
	waived = [],
	evidence,
	...entry
}: ReleaseLogEntry): ConsoleEntry {
	return { ...entry, waived, evidence, changes: stateChanges(before, after) };
}
