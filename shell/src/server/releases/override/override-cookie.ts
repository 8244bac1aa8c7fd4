import { type Override, readOverrideToken } from '@estate/releases';

export const OVERRIDE_COOKIE = '__Host-override';

/** Remotes that one browser may have replaced at once */
const MOST = 5;
const COOKIE = new RegExp(`(?:^|;\\s*)${OVERRIDE_COOKIE}=([^;]*)`);
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

function tokensOf(cookie: string | undefined): string[] {
	const [, value = ''] = COOKIE.exec(cookie ?? '') ?? [];
	return value === '' ? [] : value.split('~').slice(0, MOST);
}

/** The overrides of a browser that still hold, one per remote. */
export function overridesOf(cookie: string | undefined, secret: string | undefined): Override[] {
	if (!secret) return [];
	const overrides = tokensOf(cookie).flatMap((token) => readOverrideToken(token, secret) ?? []);
	return [...new Map(overrides.map((override) => [override.remote, override])).values()];
}

/** `Set-Cookie` with one more override; it takes the place of another one of the same remote. */
export function cookieWith(cookie: string | undefined, token: string, secret: string): string | undefined {
	const added = readOverrideToken(token, secret);
	if (!added) return undefined;
	const others = tokensOf(cookie).filter((each) => {
		const override = readOverrideToken(each, secret);
		return override && override.remote !== added.remote;
	});
	const tokens = [...others.slice(1 - MOST), token];
	const last = Math.max(...tokens.map((each) => readOverrideToken(each, secret)?.expires ?? 0));
	const seconds = Math.max(1, last - Math.floor(Date.now() / 1_000));
	return `${OVERRIDE_COOKIE}=${tokens.join('~')}; Max-Age=${seconds}; ${ATTRIBUTES}`;
}

export const hasOverrideCookie = (cookie: string | undefined): boolean => COOKIE.test(cookie ?? '');

/** `Set-Cookie` that takes all overrides away. */
export const leftCookie = `${OVERRIDE_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
