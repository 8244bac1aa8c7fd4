import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One line of a feed that is not empty. */
export interface FeedLine {
	/** From 1 */
	number: number;
	text: string;
	/** Bytes of the file read so far, for progress */
	bytesRead: number;
}

/** Streams a feed line by line, so that its size does not matter. Rejects when the file cannot be read. */
export async function* readFeedLines(file: string): AsyncGenerator<FeedLine> {
	const stream = createReadStream(file);
	const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
	let number = 0;
	for await (const text of lines) {
		number++;
		if (text.trim()) yield { number, text, bytesRead: stream.bytesRead };
	}
}
