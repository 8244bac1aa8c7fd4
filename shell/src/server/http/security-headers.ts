import { createHash } from 'node:crypto';
import { EMBED_ORIGINS, type TagIds } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { HEAD_SCRIPTS } from '../../frame/head-scripts.ts';
import { tagHosts } from './tag-hosts.ts';

const MAP_START = '<script type="importmap">';
/** Pages with the same slots have the same map, whose hash is of some KB */
const mapHashes = new LRUCache<string, string>({ max: 200 });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HEAD_HASHES = HEAD_SCRIPTS.map(hashOf).join(' ');

/** CSP source of the document's import map: beside the head's scripts the only inline script that runs. */
function importMapHash(html: string): string {
	const found = html.indexOf(MAP_START);
	if (found < 0) return '';
	const start = found + MAP_START.length;
	const text = html.slice(start, html.indexOf('</script>', start));
	const hash = mapHashes.get(text) ?? ` ${hashOf(text)}`;
	mapHashes.set(text, hash);
	return hash;
}

/**
 * Content security policy of a document. Style attributes are allowed (Mantine), style elements are not; other parties'
 * hosts only as the configured tags need them, and frames of the players that a visitor can ask for. `sources`: origins of
 * development servers, for the one browser that a link allows them.
 */
export function contentSecurityPolicy(
	html: string,
	siteUrl: string,
	tags: TagIds,
	{ sources = [], artifacts = '' }: { sources?: readonly string[] | undefined; artifacts?: string } = {},
): string {
	const cdn = URL.canParse(artifacts) ? [new URL(artifacts).origin] : [];
	const own = [`'self'`, ...cdn, ...sources].join(' ');
	const hosts = tagHosts(tags);
	const withHosts = (directive: keyof typeof hosts, sources: string) =>
		[directive, sources, ...hosts[directive]].join(' ');
	return [
		`default-src 'self'`,
		withHosts('script-src', `${own} ${HEAD_HASHES}${importMapHash(html)}`),
		`style-src ${own}`,
		`style-src-elem ${own}`,
		`style-src-attr 'unsafe-inline'`,
		withHosts('img-src', `${own} data:`),
		...(own === `'self'` ? [] : [`font-src ${own}`]),
		withHosts('connect-src', own),
		withHosts('frame-src', `'self' ${EMBED_ORIGINS.join(' ')}`),
		`object-src 'none'`,
		`base-uri 'none'`,
		`form-action 'self'`,
		`frame-ancestors 'self'`,
		// A development server has no certificate.
		...(siteUrl.startsWith('https:') && sources.length === 0 ? ['upgrade-insecure-requests'] : []),
	].join('; ');
}

/**
 * Policy of what is no document: JSON, feeds, files, short texts. Nothing of it runs or is framed where somebody opens it
 * by its address. Styles are those of a drawing. Documents bring their own policy in place of this one.
 */
const FILE_POLICY = `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Headers of every answer of the site. */
export function securityHeaders(siteUrl: string): Record<string, string> {
	return {
		'content-security-policy': FILE_POLICY,
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
