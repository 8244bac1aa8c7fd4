import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 12;
const MAX_LINE_LENGTH = 300;
/** Frames of a stack that lie in no file of the project */
const FOREIGN_FRAME = /^\s+at .*(?:node_modules|node:)/;

function linesOf(text: string): string[] {
	return stripVTControlCharacters(text)
		.split('\n')
		.map((line) => line.trimEnd())
		.filter((line) => line !== '' && !FOREIGN_FRAME.test(line))
		.map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line));
}

const more = (count: number) => `… ${count} more line${count === 1 ? '' : 's'}`;

/** The first lines of a message, without colours, empty lines and foreign frames. */
export function firstLines(text: string, maxLines = MAX_LINES): string {
	const lines = linesOf(text);
	const left = lines.length - maxLines;
	return (left > 0 ? [...lines.slice(0, maxLines), more(left)] : lines).join('\n');
}

/** The last lines of what a program printed, without colours and empty lines. */
export function lastLines(text: string, maxLines = MAX_LINES): string {
	const lines = linesOf(text);
	const left = lines.length - maxLines;
	return (left > 0 ? [more(left), ...lines.slice(left)] : lines).join('\n');
}
