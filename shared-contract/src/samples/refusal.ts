import type { SampleAnswer } from './sample-call.ts';

/** An error that the sample api answers. */
export class Refusal extends Error {
	readonly answer: SampleAnswer;

	constructor(status: number, code: string, fields?: { path: string; code: string }[]) {
		super(code);
		this.answer = { status, body: { error: { code, message: code, ...(fields ? { fields } : {}) } } };
	}
}
