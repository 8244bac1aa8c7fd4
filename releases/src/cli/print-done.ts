import type { ReleaseLogEntry } from '@estate/shared-contract';
import { doneText } from '../operations/done-text.ts';
import { type CommonOptions, print } from './command.ts';

/** Says what a change of the store came to. */
export function printDone(options: CommonOptions, entry: ReleaseLogEntry): void {
	const { channel } = options;
	const { remote, revision } = entry;
	const { outcome, lines } = doneText(entry, channel) ?? { outcome: {}, lines: [] };
	print(options, { remote, ...outcome, channel, revision }, lines);
}
