import { ChecksFailed } from '../checks/checks-failed.ts';

/** How an error reads on a terminal and in JSON: the reason, then each problem with where it is and how to mend it. */
export function errorText(error: unknown): { text: string; json: { message: string; problems?: object[] } } {
	const message = error instanceof Error ? error.message : String(error);
	if (!(error instanceof ChecksFailed)) return { text: message, json: { message } };
	const problems = error.problems.map(
		({ code, what, where, mend }) => `\n  ${code}  ${where}\n    ${what}\n    → ${mend}`,
	);
	return {
		text: message + problems.join(''),
		json: { message, problems: error.problems.map((problem) => ({ ...problem })) },
	};
}
