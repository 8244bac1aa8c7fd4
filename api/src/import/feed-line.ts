import { createReadStream } from 'node:fs';

/** One line of a feed that is not empty. */
export interface FeedLine {
	/** From 1 */
	number: number;
	/** Left out of a line that is longer than LONGEST_FEED_LINE */
	text?: string;
	/** Bytes of the file read so far, for progress */
	bytesRead: number;
}

/** Characters of an item. The longest of the demo's has 121,000. */
export const LONGEST_FEED_LINE = 4_000_000;

/**
 * Streams a feed line by line, so that its size does not matter; nor does that of a line, of which no more is kept. Rejects when the file cannot be read. A line ends at a line
 * feed alone, a return before it is white space of JSON: readline ends one at U+2028 too, which JSON allows within texts.
 */
export async function* readFeedLines(file: string): AsyncGenerator<FeedLine> {
	const stream = createReadStream(file, 'utf8');
	let number = 0;
	let begun: string[] = [];
	let length = 0;
	const take = (piece: string) => {
		length += piece.length;
		if (length > LONGEST_FEED_LINE) begun = [];
		else begun.push(piece);
	};
	const end = (): FeedLine | undefined => {
		const text = begun.join('');
		const isLong = length > LONGEST_FEED_LINE;
		begun = [];
		length = 0;
		number++;
		const { bytesRead } = stream;
		if (isLong) return { number, bytesRead };
		return text.trim() ? { number, text, bytesRead } : undefined;
	};
	for await (const chunk of stream as AsyncIterable<string>) {
		const [rest = '', ...later] = chunk.split('\n');
		take(rest);
		for (const next of later) {
			const line = end();
			if (line) yield line;
			take(next);
		}
	}
	const last = end();
	if (last) yield last;
}
