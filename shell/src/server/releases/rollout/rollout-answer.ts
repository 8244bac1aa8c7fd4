import type { Answer } from '../../http/answer.ts';
import { endedVisitorCookie, hasRolloutCookie, newVisitorCookie, visitorNumber } from './visitor-number.ts';

/** Other caches than the site's own keep nothing whose version depends on the visitor. */
const PRIVATE = 'private, no-cache';

function alone({ headers, ...answer }: Answer, cookie: string | undefined): Answer {
	const control = headers['cache-control'];
	const isPublic = control === undefined || control.startsWith('public');
	const vary = [...new Set([...(headers.vary ?? 'Accept-Encoding').split(', '), 'Cookie'])].join(', ');
	return {
		...answer,
		headers: { ...headers, ...(isPublic ? { 'cache-control': PRIVATE } : {}), vary },
		cookies: cookie ? [...answer.cookies, cookie] : answer.cookies,
	};
}

/**
 * The answer as it leaves the site. While a version is tried it is this visitor's alone, and anyone who has no number gets
 * one; when nothing is tried any more the number is taken back.
 */
export function rolloutAnswer(answer: Answer, isTrying: boolean, cookie: string | undefined): Answer {
	if (isTrying) return alone(answer, visitorNumber(cookie) === undefined ? newVisitorCookie() : undefined);
	return hasRolloutCookie(cookie) ? alone(answer, endedVisitorCookie) : answer;
}
