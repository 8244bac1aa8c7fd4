import type { Language } from '@estate/shared-contract';
import { type RowWords, wordsIn } from './owner-words.ts';
import { wordsOfRequest } from './record-request.ts';

/** What of a stored communication says its subject. */
export interface StoredSubject {
	subject: string;
	words: RowWords | null;
	request_id: number | null;
}

/** Subject of a communication, in the language as far as it is written in it. */
export function communicationSubject(
	{ subject, words, request_id }: StoredSubject,
	language: Language,
): string {
	const ofRequest = request_id === null ? undefined : wordsOfRequest(subject, language);
	return ofRequest?.subject ?? wordsIn(words ?? {}, language).subject ?? subject;
}
