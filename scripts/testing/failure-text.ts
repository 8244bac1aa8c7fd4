import type { TestOutcome } from './outcome.ts';
import { rerunCommand } from './rerun-command.ts';
import { TITLE_SEPARATOR } from './suite.ts';

const INDENT = '     ';

function indented(text: string, by = INDENT): string {
	return text.replaceAll(/^/gm, by);
}

/** A failed test by its place and titles, in one line. */
export function failureTitle(suite: string, { file, line, titlePath, durationMs }: TestOutcome): string {
	const place = file && (line === undefined ? file : `${file}:${line}`);
	const seconds = durationMs > 0 ? ` (${(durationMs / 1000).toFixed(1)} s)` : '';
	return [place || suite, ...titlePath].join(TITLE_SEPARATOR) + seconds;
}

/** All that a reader needs of a failed test: where, why, what it left, and how to run it again. */
export function failureText(suite: string, failure: TestOutcome): string {
	const { reason = 'failed without a message', output, trace } = failure;
	return [
		failureTitle(suite, failure),
		indented(reason),
		...(output ? [`${INDENT}printed:`, indented(output, `${INDENT}  `)] : []),
		...(trace ? [`${INDENT}trace: ${trace}`] : []),
		`${INDENT}again: ${rerunCommand(suite, failure)}`,
	].join('\n');
}
