import type { TagIds, TagName } from '@estate/shared-contract';

/** Directives of a content security policy that tags need */
const TAG_DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'frame-src'] as const;
type TagDirective = (typeof TAG_DIRECTIVES)[number];
type Hosts = Partial<Record<TagDirective, readonly string[]>>;

const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER];
const ADS = [
	'https://googleads.g.doubleclick.net',
	'https://www.googleadservices.com',
	'https://pagead2.googlesyndication.com',
	'https://www.google.com',
	'https://google.com',
	'https://www.google.be',
];
const META = 'https://connect.facebook.net';

/** As Google's and Meta's guides to content security policies name them. A container's tags of other parties are not among them. */
const HOSTS: Record<TagName, Hosts> = {
	analyticsId: { 'script-src': [TAG_MANAGER], 'connect-src': ANALYTICS, 'img-src': ANALYTICS },
	adsId: {
		'script-src': [TAG_MANAGER, ...ADS],
		'connect-src': [TAG_MANAGER, ...ADS],
		'img-src': [TAG_MANAGER, ...ADS],
		'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
	},
	tagManagerId: { 'script-src': [TAG_MANAGER], 'connect-src': ANALYTICS, 'img-src': ANALYTICS },
	pixelId: {
		'script-src': [META],
		'connect-src': [META, 'https://www.facebook.com'],
		'img-src': ['https://www.facebook.com'],
	},
};

/** Hosts that the configured tags need, per directive; none where no tag is configured. */
export function tagHosts(ids: TagIds): Record<TagDirective, readonly string[]> {
	const configured = (Object.keys(ids) as TagName[]).map((name) => HOSTS[name]);
	const entries = TAG_DIRECTIVES.map((directive) => [
		directive,
		[...new Set(configured.flatMap((hosts) => hosts[directive] ?? []))],
	]);
	return Object.fromEntries(entries) as Record<TagDirective, readonly string[]>;
}
