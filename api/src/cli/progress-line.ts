import type { WriteStream } from 'node:tty';

/** A line that is written over and over; nothing where the output is no terminal. */
export function createProgressLine(stream: WriteStream): { show(text: string): void; clear(): void } {
	const write = (text: string) => stream.isTTY && stream.write(`\r\x1b[K${text}`);
	return { show: (text) => void write(`  ${text}`), clear: () => void write('') };
}
