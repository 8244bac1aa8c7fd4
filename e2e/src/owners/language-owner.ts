import type { BrowserContext } from '@playwright/test';
import type { VisitedLanguage } from '../forms/form-pages.ts';
import { TEST_SITE_URL } from '../test-stack.ts';
import { DEMO_OWNER } from './demo-owner.ts';
import { inviteOwner } from './invite-owner.ts';
import { startOwnerSession } from './owner-session.ts';

const PASSWORD = 'zeven groene fietsen';
let owners = 0;

/** Makes an owner who reads the language, with these properties, and logs in, without a page: returns the address. */
export async function startLanguageOwner(
	context: BrowserContext,
	language: VisitedLanguage,
	properties: readonly number[],
): Promise<string> {
	const email = `owner-${language}-${Date.now()}-${process.pid}-${++owners}@example.test`;
	const link = await inviteOwner(email, { language, properties });
	const token = new URL(link).pathname.split('/').filter(Boolean).at(-1);
	const answer = await context.request.post(`/api/v1/owner/links/${token}`, {
		data: { password: PASSWORD },
		headers: { origin: TEST_SITE_URL },
	});
	if (!answer.ok()) throw new Error(`The owner could not log in: ${answer.status()} ${await answer.text()}`);
	return email;
}

/**
 * Logs in an owner of these properties, who are the demo owner's, for a journey in a language: returns the address. The
 * demo's owner reads Dutch; for another language somebody else owns them as well, with all that one account may do an hour.
 */
export async function startOwnerIn(
	context: BrowserContext,
	language: VisitedLanguage,
	properties: readonly number[],
): Promise<string> {
	if (language !== 'nl') return startLanguageOwner(context, language, properties);
	await startOwnerSession(context);
	return DEMO_OWNER.email;
}
