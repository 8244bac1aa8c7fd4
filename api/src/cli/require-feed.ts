import { closeSync, openSync, readSync } from 'node:fs';
import { CommandError } from './command-error.ts';

const LOOKED_AT_BYTES = 4_096;
/** What compressed files begin with, and how each is unpacked */
const PACKED: readonly [magic: Buffer, way: string][] = [
	[Buffer.from([0x1f, 0x8b]), 'gunzip'],
	[Buffer.from('PK\u0003\u0004'), 'unzip'],
];

/** A file that is no text has thousands of lines that are no items. Throws CommandError. */
export function requireFeed(file: string): void {
	const start = Buffer.alloc(LOOKED_AT_BYTES);
	const opened = openSync(file, 'r');
	const size = readSync(opened, start, 0, LOOKED_AT_BYTES, 0);
	closeSync(opened);
	const bytes = start.subarray(0, size);
	const way = PACKED.find(([magic]) => bytes.subarray(0, magic.length).equals(magic))?.[1];
	// Text that JSON is written in has no zero byte.
	if (!way && !bytes.includes(0)) return;
	throw new CommandError(
		`${file} is no feed but a ${way ? 'compressed' : 'binary'} file; nothing was imported. ${way ? `Unpack it first (${way}) and name` : 'Name'} the file with one JSON item a line.`,
	);
}
