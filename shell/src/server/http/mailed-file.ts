import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailedLinkAnswer } from './error-answers.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { sendAnswer } from './send-answer.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Files of the api that links in mails lead to: documents, and visits for calendars. */
const MAILED = /^\/api\/v1\/(?:documents|appointments)(?:\/|$)/;
/** What a link that was cut short, or is over, gets of the api. */
const BROKEN = [400, 404, 410];
/** What the api said of its own body */
const OF_BODY = ['content-length', 'content-encoding', 'content-type', 'etag'];

/** Does a person who followed a link of a mail get an answer that only programs read? */
export function isBrokenMailedFile({ method, url, headers }: FastifyRequest, status: number): boolean {
	const isPerson = headers.accept?.includes('text/html') ?? false;
	return method === 'GET' && isPerson && BROKEN.includes(status) && MAILED.test(url.split('?')[0] ?? '');
}

/** The page that says so instead; false while the site is not known yet. */
export function sayBrokenLink(context: PageContext, request: FastifyRequest, reply: FastifyReply): boolean {
	const { state } = context.live;
	if (!state) return false;
	const visitor = pageRequest(request);
	const kind = reply.statusCode === 410 ? 'link-over' : 'incomplete-link';
	for (const name of OF_BODY) reply.removeHeader(name);
	void sendAnswer(request, reply, mailedLinkAnswer(context, state, visitorLanguage(visitor, state), kind));
	return true;
}
