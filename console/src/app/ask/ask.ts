import type { Refusal } from '@estate/releases/operations';
import { CONSOLE_PATH, type RefusalAnswer } from '../../console-answers.ts';
import { texts } from '../texts.ts';

/** The server did not do it; `status` 401: there is no session. */
export class Refused extends Error {
	readonly status: number;
	readonly refusal: Refusal;

	constructor(status: number, refusal: Refusal) {
		super(refusal.message);
		this.status = status;
		this.refusal = refusal;
	}
}

/** Address of a part of the console's api. */
export const apiAddress = (path: string): string => `${CONSOLE_PATH}api/${path}`;

/** Asks the server, by POST where there is a body. Throws Refused, also where nothing answers (status 0). */
export async function request(path: string, body?: object): Promise<Response> {
	const init: RequestInit = body
		? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
		: {};
	let response: Response;
	try {
		response = await fetch(apiAddress(path), init);
	} catch {
		throw new Refused(0, { code: 'unreachable', message: texts.unreachable });
	}
	if (response.ok) return response;
	const answer = (await response.json().catch(() => undefined)) as RefusalAnswer | undefined;
	const message = texts.strangeAnswer(response.status);
	throw new Refused(response.status, answer?.refusal ?? { code: 'failed', message });
}

export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
	const response = await request(path, body);
	return (response.status === 204 ? undefined : await response.json()) as Answer;
}
