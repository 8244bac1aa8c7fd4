import { randomInt } from 'node:crypto';
import { VISITOR_NUMBERS } from '@estate/releases';

/**
 * Holds a number that thousands of visitors share, so that it identifies no one, and only while a version is tried:
 * strictly necessary for a page whose parts fit together, so it needs no consent (decisions/releases.md).
 */
export const ROLLOUT_COOKIE = '__Host-rollout';

const COOKIE = new RegExp(`(?:^|;\\s*)${ROLLOUT_COOKIE}=([^;]*)`);
const NUMBER = /^(0|[1-9]\d{0,3})$/;
/** Should the visitor not come back to have it removed */
const LASTS_SECONDS = 7 * 24 * 3600;

/** The visitor's number; undefined without a cookie, and for one that is not ours. */
export function visitorNumber(cookie: string | undefined): number | undefined {
	const [, value = ''] = COOKIE.exec(cookie ?? '') ?? [];
	return NUMBER.test(value) ? Number(value) : undefined;
}

export const hasRolloutCookie = (cookie: string | undefined): boolean => COOKIE.test(cookie ?? '');

const attributes = (maxAge: number) => `Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;

/** `Set-Cookie` with a number drawn by chance. */
export function newVisitorCookie(): string {
	return `${ROLLOUT_COOKIE}=${randomInt(VISITOR_NUMBERS)}; ${attributes(LASTS_SECONDS)}`;
}

/** `Set-Cookie` that takes the number away. */
export const endedVisitorCookie = `${ROLLOUT_COOKIE}=; ${attributes(0)}`;
