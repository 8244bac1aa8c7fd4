import { createHash } from 'node:crypto';
import { EncodedBody } from './encoded-body.ts';

/** One HTTP answer of the site, ready to be sent any number of times. */
export interface Answer {
	status: number;
	headers: Readonly<Record<string, string>>;
	body: EncodedBody | undefined;
	etag: string | undefined;
	/** May be kept and given to others */
	isShared: boolean;
	/** `Set-Cookie` values */
	cookies: readonly string[];
}

/** An answer with a document. */
export function documentAnswer(
	status: number,
	html: string,
	{
		headers = {},
		isShared = false,
		cookies = [],
	}: Partial<Pick<Answer, 'headers' | 'isShared' | 'cookies'>> = {},
): Answer {
	const body = new EncodedBody(html);
	const hash = createHash('sha256').update(body.identity).digest('base64url').slice(0, 22);
	return {
		status,
		headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
		body,
		etag: `W/"${hash}"`,
		isShared,
		cookies,
	};
}

/** An answer that sends the visitor elsewhere. */
export function redirectAnswer(
	status: 301 | 302 | 303,
	to: string,
	{
		headers = {},
		isShared = false,
		cookies = [],
	}: Partial<Pick<Answer, 'headers' | 'isShared' | 'cookies'>> = {},
): Answer {
	return {
		status,
		headers: { location: to, ...headers },
		body: undefined,
		etag: undefined,
		isShared,
		cookies,
	};
}
