import type { TestOutcome } from './outcome.ts';
import { TITLE_SEPARATOR } from './suite.ts';

/** Quotes a word for a POSIX shell, where it needs that. */
function quoted(word: string): string {
	return /^[\w./:=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command that runs this one test again: the file where it has no title, the suite where it has no file. */
export function rerunCommand(suite: string, { file, titlePath }: TestOutcome): string {
	const words = ['npm', 'test', '--', '--only', suite];
	if (file) words.push('--file', file);
	if (titlePath.length > 0) words.push('--title', titlePath.join(TITLE_SEPARATOR));
	return words.map(quoted).join(' ');
}
