import type { Readable } from 'node:stream';

/**
 * Reads a body up to a limit, in bytes; undefined when it is larger. Such a body is let pass to its end and forgotten,
 * so that who sends it, or a proxy between, hears the refusal instead of a broken connection.
 */
export async function readBody(stream: Readable, limitBytes: number): Promise<Buffer | undefined> {
	let pieces: Buffer[] = [];
	let size = 0;
	for await (const piece of stream as AsyncIterable<Buffer>) {
		size += piece.byteLength;
		if (size > limitBytes) pieces = [];
		else pieces.push(piece);
	}
	return size > limitBytes ? undefined : Buffer.concat(pieces);
}
