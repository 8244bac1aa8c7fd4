import type { BrowserContext } from '@playwright/test';
import { TEST_SITE_URL } from '../test-stack.ts';
import { DEMO_OWNER } from './demo-owner.ts';

/** Logs the demo's owner in, without the log-in page: for journeys about what comes after it. */
export async function startOwnerSession(context: BrowserContext): Promise<void> {
	const { email, password } = DEMO_OWNER;
	const answer = await context.request.post('/api/v1/owner/session', {
		data: { email, password },
		headers: { origin: TEST_SITE_URL },
	});
	if (!answer.ok()) throw new Error(`The owner could not log in: ${answer.status()} ${await answer.text()}`);
}
