import type { Refusal } from '../operations/refusal.ts';

/** How a refusal reads on a terminal: the reason, then each problem with where it is and how to mend it. */
export function errorText({ message, problems = [] }: Refusal): string {
	const lines = problems.map(
		({ code, what, where, mend }) => `\n  ${code}  ${where}\n    ${what}\n    → ${mend}`,
	);
	return message + lines.join('');
}
