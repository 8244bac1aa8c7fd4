import type { BrowserContext } from 'playwright';
import { chooseBeforehand } from '../../e2e/src/consent-choice.ts';
import type { Template } from './templates.ts';

/** First owner of the demo agency; the README names the same. */
const OWNER = { email: 'an.peeters@example.be', password: 'meander-demo' };

/**
 * Makes a browser that of a returning visitor: who is asked for consent loads the dialog once, after everything else.
 * For pages of owners it is logged in.
 */
export async function prepareVisitor(
	context: BrowserContext,
	siteUrl: string,
	{ isOwners }: Pick<Template, 'isOwners'>,
): Promise<void> {
	await chooseBeforehand(context, siteUrl);
	if (!isOwners) return;
	const answer = await context.request.post(`${siteUrl}/api/v1/owner/session`, {
		data: OWNER,
		// As a program does: a monolith beside the site has an origin that the api does not know.
		headers: { 'sec-fetch-site': 'none' },
	});
	if (!answer.ok()) throw new Error(`The demo owner cannot log in at ${siteUrl}: ${answer.status()}.`);
}

/** The cookie of an owner's session that begins now, for a browser that is given headers alone. */
export async function ownerCookie(siteUrl: string): Promise<string> {
	const answer = await fetch(`${siteUrl}/api/v1/owner/session`, {
		method: 'POST',
		body: JSON.stringify(OWNER),
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'none' },
	});
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
	if (!answer.ok) throw new Error(`The demo owner cannot log in at ${siteUrl}: ${answer.status}.`);
	return cookies.join('; ');
}
