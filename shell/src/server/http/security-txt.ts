import type { SiteConfiguration } from '@estate/shared-contract';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** A reader gets at least half a year, and never the year that RFC 9116 §2.5.5 warns of. */
const EXPIRES_AFTER_DAYS = 180;
const DAY_MS = 24 * 3_600_000;
/** One address and nothing else: a line break would add a field. */
const ADDRESS = /^[^\s<>@,;:"'?#%]+@[a-z0-9.-]+$/i;

/** Who takes reports of weaknesses (RFC 9116): the agency, by its own mail address. Undefined where it has none. */
export function securityTxt(
	{ agency, enabledLanguages, defaultLanguage }: SiteConfiguration,
	{ siteUrl, nowMs = Date.now() }: { siteUrl: string; nowMs?: number },
): string | undefined {
	const contact = agency.email.trim();
	if (!ADDRESS.test(contact)) return undefined;
	// The same all day, so that caches agree.
	const expires = new Date((Math.floor(nowMs / DAY_MS) + EXPIRES_AFTER_DAYS) * DAY_MS);
	const languages = new Set([defaultLanguage, ...enabledLanguages]);
	return [
		`Contact: mailto:${contact}`,
		`Expires: ${expires.toISOString().replace('.000', '')}`,
		`Preferred-Languages: ${[...languages].join(', ')}`,
		// Of an address without TLS nobody could tell who wrote it (RFC 9116 §2.5.2).
		...(siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}${SECURITY_TXT_PATH}`] : []),
		'',
	].join('\n');
}
