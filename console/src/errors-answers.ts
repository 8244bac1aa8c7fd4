import type { ErrorGroup, StackFrame } from '@estate/releases';

/** A frame as the team wrote it, where the version has a source map for its file. */
export interface SourceFrame extends StackFrame {
	source?: { file: string; line: number; name?: string | undefined };
}

export interface ConsoleErrorGroup extends Omit<ErrorGroup, 'stack'> {
	stack: SourceFrame[];
}

/** `GET api/errors`: of all servers that reported within the hour, what failed last first. */
export interface ErrorsAnswer {
	groups: ConsoleErrorGroup[];
}
