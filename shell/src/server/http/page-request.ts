import { createHash, randomBytes } from 'node:crypto';
import type { PostedForm } from '@estate/shared-contract';
import { ASKER_HEADER } from '@estate/shared-contract/asker';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyRequest } from 'fastify';

/** What the site reads of a request for a page. */
export interface PageRequest {
	method: 'GET' | 'HEAD' | 'POST';
	/** Still percent-encoded */
	pathname: string;
	/** With the leading `?`, or '' */
	search: string;
	cookie: string | undefined;
	acceptLanguage: string | undefined;
	form: PostedForm | undefined;
	/** Address of who asks */
	ip: string;
	/** Headers of the visitor that the api must see where a page is not the same for everybody */
	personalHeaders: Record<string, string>;
}

const LANGUAGE_COOKIE = /(?:^|;\s*)i18next=([a-zA-Z-]{2,10})(?:;|$)/;

/** Value of the language cookie (decisions 5). */
export function languageCookie(cookie: string | undefined): string | undefined {
	return LANGUAGE_COOKIE.exec(cookie ?? '')?.[1];
}

const SALT = randomBytes(16);

/**
 * Says who asks, for turns that visitors take at the api: it changes nothing of an answer. Their network stands in it as nobody can
 * read it: slots of remotes see it, and are not to know who asks for a page that is everybody's.
 */
export function askerHeaders({ ip }: PageRequest): Record<string, string> {
	const name = createHash('sha256').update(SALT).update(networkOf(ip)).digest('base64url').slice(0, 16);
	return { [ASKER_HEADER]: name };
}

/** Reads a request. The query is kept as it was written. */
export function pageRequest(request: FastifyRequest): PageRequest {
	const url = request.raw.url ?? '/';
	const mark = url.indexOf('?');
	const { cookie, origin, 'user-agent': agent, 'accept-language': acceptLanguage } = request.headers;
	const personal = { cookie, origin, 'user-agent': agent, 'x-forwarded-for': request.ip };
	return {
		method: request.method as PageRequest['method'],
		pathname: mark < 0 ? url : url.slice(0, mark),
		search: mark < 0 || mark === url.length - 1 ? '' : url.slice(mark),
		cookie,
		acceptLanguage,
		form: Array.isArray(request.body) ? { fields: request.body as PostedForm['fields'] } : undefined,
		ip: request.ip,
		personalHeaders: Object.fromEntries(
			Object.entries(personal).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
		),
	};
}
