import { createReadStream } from 'node:fs';

/** One line of a feed that is not empty. */
export interface FeedLine {
	/** From 1 */
	number: number;
	text: string;
	/** Bytes of the file read so far, for progress */
	bytesRead: number;
}

/**
 * Streams a feed line by line, so that its size does not matter. Rejects when the file cannot be read. A line ends at a line
 * feed alone, a return before it is white space of JSON: readline ends one at U+2028 too, which JSON allows within texts.
 */
export async function* readFeedLines(file: string): AsyncGenerator<FeedLine> {
	const stream = createReadStream(file, 'utf8');
	let number = 0;
	let begun: string[] = [];
	for await (const chunk of stream as AsyncIterable<string>) {
		const [rest = '', ...later] = chunk.split('\n');
		begun.push(rest);
		for (const next of later) {
			const text = begun.join('');
			begun = [next];
			number++;
			if (text.trim()) yield { number, text, bytesRead: stream.bytesRead };
		}
	}
	const text = begun.join('');
	if (text.trim()) yield { number: number + 1, text, bytesRead: stream.bytesRead };
}
