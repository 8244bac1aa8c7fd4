import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailedLinkAnswer } from './error-answers.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { sendAnswer } from './send-answer.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Where mail programs unsubscribe by a post; some of them open it for a person instead. */
const ONE_CLICK = /^\/api\/v1\/(subscriptions|notifications)\/([\w.-]+)\/one-click\/?$/;
const PAGES: Record<string, string> = { subscriptions: 'subscription', notifications: 'notifications' };

/** Files of the api that links in mails lead to: documents, and visits for calendars; the calendar of an owner's visits. */
const MAILED = /^\/api\/v1\/(?:documents|appointments|calendars)(?:\/|$)/;
/** What a link that was cut short, or is over, gets of the api. */
const BROKEN = [400, 404, 410];
/** What the api said of its own body */
const OF_BODY = ['content-length', 'content-encoding', 'content-type', 'etag'];

const isPerson = ({ method, headers }: FastifyRequest): boolean =>
	method === 'GET' && (headers.accept?.includes('text/html') ?? false);

/** The page on which a person ends what a mail program would have ended; undefined for any other request. */
export function unsubscribePage(request: FastifyRequest): string | undefined {
	const [, kind = '', token] = (isPerson(request) && ONE_CLICK.exec(request.url.split('?')[0] ?? '')) || [];
	return token && `/${PAGES[kind]}/${token}/`;
}

/** Does a person who followed a link of a mail get an answer that only programs read? */
export function isBrokenMailedFile(request: FastifyRequest, status: number): boolean {
	return isPerson(request) && BROKEN.includes(status) && MAILED.test(request.url.split('?')[0] ?? '');
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
