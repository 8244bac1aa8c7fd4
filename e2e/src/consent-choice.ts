import { CONSENT_COOKIE, type ConsentFlags, consentValue, everyFlag } from '@estate/shared-contract';
import type { BrowserContext } from '@playwright/test';

/** Gives a browser the cookie of a visitor who has chosen before: refused everything, by default. */
export async function chooseBeforehand(
	context: Pick<BrowserContext, 'addCookies'>,
	url: string,
	flags: ConsentFlags = everyFlag(false),
): Promise<void> {
	await context.addCookies([{ name: CONSENT_COOKIE, value: consentValue(flags), url, sameSite: 'Lax' }]);
}
