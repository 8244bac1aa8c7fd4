import { createHash } from 'node:crypto';

const INLINE_MAP = /<script type="importmap">(.*?)<\/script>/s;

/** CSP source of the document's import map: the only inline script that runs. */
function importMapHash(html: string): string {
	const text = INLINE_MAP.exec(html)?.[1];
	return text === undefined ? '' : ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Content security policy of a document. Style attributes are allowed (Mantine), style elements are not. */
export function contentSecurityPolicy(html: string, siteUrl: string): string {
	return [
		`default-src 'self'`,
		`script-src 'self'${importMapHash(html)}`,
		`style-src 'self'`,
		`style-src-elem 'self'`,
		`style-src-attr 'unsafe-inline'`,
		`img-src 'self' data:`,
		`object-src 'none'`,
		`base-uri 'none'`,
		`form-action 'self'`,
		`frame-ancestors 'self'`,
		...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
	].join('; ');
}

/** Headers of every answer of the site. */
export function securityHeaders(siteUrl: string): Record<string, string> {
	return {
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'SAMEORIGIN',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-opener-policy': 'same-origin',
		'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
		...(siteUrl.startsWith('https:')
			? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
			: {}),
	};
}
