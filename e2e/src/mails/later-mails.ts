import { randomUUID } from 'node:crypto';
import type { ArrivedMail } from '../../../api/src/testing/mail-server.ts';
import type { MailSite } from './mail-site.ts';

/** Who waits for the outbox, and not for a form of the test */
const LATER = /^later-[\w-]+@example\.test$/;

/** Asks for the newsletter as a program does, and waits for the one mail that comes of it. */
async function signIn({ site, mails, read }: MailSite): Promise<void> {
	const email = `later-${randomUUID()}@example.test`;
	const asked = await fetch(`${site.apiUrl}/api/v1/captcha?language=nl`);
	const { challenge } = (await asked.json()) as { challenge: string };
	const answer = await fetch(`${site.apiUrl}/api/v1/requests/sign-newsletter`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			idempotencyKey: randomUUID(),
			language: 'nl',
			captcha: { challenge, text: read(challenge) },
			values: { email },
		}),
	});
	if (!answer.ok) throw new Error(`The newsletter was refused: ${await answer.text()}`);
	await mails.next(email, /./);
}

/**
 * Waits until the outbox has sent all that is due. It sends what was queued first in rounds that do not overlap: with
 * the mail of a second request, the round of the first is over, and so is everything that was queued before.
 */
export async function untilOutboxIsThrough(shop: MailSite): Promise<void> {
	await signIn(shop);
	await signIn(shop);
}

/** What arrived for others than `untilOutboxIsThrough`. */
export const mailsOfTests = ({ mails }: Pick<MailSite, 'mails'>): ArrivedMail[] =>
	mails.mails.filter(({ recipient }) => !LATER.test(recipient));
