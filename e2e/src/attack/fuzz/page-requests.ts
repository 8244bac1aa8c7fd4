import { FORM_SLOT_FIELD, FORMS, LANGUAGES, ROOM_KINDS, type Route } from '@estate/shared-contract';
import fc from 'fast-check';
import { type FuzzRequest, fuzzHeaders } from './fuzz-request.ts';
import { hostileSegment, hostileText } from './hostile-text.ts';

/** Parameters that pages read, and some of others */
const QUERY = [
	'page',
	'search',
	'goal',
	'city',
	'type',
	'epc',
	'price',
	'price-min',
	'area',
	'area-max',
	'hide',
	'sort',
	'ids',
	'bounds',
	'projects',
	'property',
	'project',
	'unit',
	'ref',
	'reason',
	'redirect',
	'slot',
	'token',
	'utm_source',
	'gclid',
	'__proto__',
	...ROOM_KINDS,
];

const query: fc.Arbitrary<string> = fc.oneof(
	{ weight: 1, arbitrary: fc.constant('') },
	{
		weight: 2,
		arbitrary: fc
			.array(fc.tuple(fc.constantFrom(...QUERY), hostileSegment), { minLength: 1, maxLength: 3 })
			.map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
	},
);

/** An address of a route: its pattern in some language, with hostile or plausible parameters. */
function addressOf({ paths }: Pick<Route, 'paths'>): fc.Arbitrary<string> {
	const patterns = Object.values(paths).filter((pattern) => pattern !== undefined);
	return fc
		.tuple(fc.constantFrom(...patterns), fc.constantFrom('', ...LANGUAGES.map((language) => `/${language}`)))
		.chain(([pattern, prefix]) =>
			fc.tuple(...pattern.split('/').map(segmentOf)).map((segments) => `${prefix}${segments.join('/')}`),
		);
}

function segmentOf(segment: string): fc.Arbitrary<string> {
	if (!segment.startsWith(':')) return fc.constant(segment);
	const number = fc.integer({ min: 1, max: 3_000 }).map(String);
	return /[iI]d$/.test(segment)
		? fc.oneof({ weight: 4, arbitrary: number }, { weight: 1, arbitrary: hostileSegment })
		: hostileSegment;
}

/** Page views of every route of the table. */
export function pageViews(routes: readonly Pick<Route, 'id' | 'paths'>[]): fc.Arbitrary<FuzzRequest> {
	const views = routes.map((route) =>
		fc
			.tuple(addressOf(route), query, fuzzHeaders, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'))
			.map(([address, search, headers, method]) => ({
				target: `page ${route.id}`,
				method,
				path: `${address}${search}`,
				headers,
			})),
	);
	return fc.oneof(...views);
}

const fields = [
	...new Set(Object.values(FORMS).flatMap((form) => form.fields.map(({ name }) => name))),
	'captcha',
	'captchaChallenge',
	'captchaNonce',
	'idempotencyKey',
	'__proto__',
];

const BOUNDARY = 'fuzz';

/** Fields of a form for one of a route's slots, most of the time. */
const pairsFor = (slots: readonly string[]) =>
	fc
		.tuple(
			fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...slots) }, { weight: 1, arbitrary: hostileText }),
			fc.array(fc.tuple(fc.constantFrom(...fields), hostileText), { maxLength: 8 }),
		)
		.map(([slot, values]): [string, string][] => [[FORM_SLOT_FIELD, slot], ...values]);

const urlEncoded = (slots: readonly string[]) =>
	pairsFor(slots).map((values) => ({
		type: 'application/x-www-form-urlencoded',
		body: new URLSearchParams(values.map(([name, value]) => [name, value.toWellFormed()])).toString(),
	}));
const multipart = (slots: readonly string[]) =>
	fc
		.tuple(pairsFor(slots), fc.constantFrom(`--${BOUNDARY}--`, `--${BOUNDARY}--`, '', '--', `--${BOUNDARY}`))
		.map(([values, end]) => ({
			type: `multipart/form-data; boundary=${BOUNDARY}`,
			body: `${values.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}${end}`,
		}));
const anything = hostileText.map((body) => ({ type: 'x/y', body }));

/** Posts of plain forms to every route of the table, from the site's own pages and from others. */
export function pagePosts(
	routes: readonly Pick<Route, 'id' | 'paths' | 'slots'>[],
	origin: string,
): fc.Arbitrary<FuzzRequest> {
	const posts = routes
		.filter(({ slots }) => slots.length > 0)
		.map((route) =>
			fc
				.tuple(
					addressOf(route),
					query,
					fc.oneof(
						{ weight: 4, arbitrary: urlEncoded(route.slots) },
						{ weight: 3, arbitrary: multipart(route.slots) },
						anything,
					),
					fuzzHeaders,
					fc.integer({ min: 0, max: 3 }),
				)
				.map(([address, search, { type, body }, headers, foreign]) => ({
					target: `post ${route.id}`,
					method: 'POST',
					path: `${address}${search}`,
					headers: {
						...headers,
						'content-type': type,
						...(foreign ? { origin, 'sec-fetch-site': 'same-origin' } : {}),
					},
					body,
				})),
		);
	return fc.oneof(...posts);
}

const OTHER = [
	'/healthz',
	'/releases.json',
	'/sitemap.xml',
	'/robots.txt',
	'/favicon.svg',
	'/-/contract.json',
	'/-/views',
	'/-/reports',
	'/-/ops/',
	'/-/ops/api/log-in',
	'/-/ops/api/log',
	'/-/ops/api/events',
	'/-/ops/api/commands',
	'/-/ops/api/promotions',
	'/-/ops/api/approvals',
	'/-/ops/api/declines',
	'/-/ops/api/audit',
	'/-/override/',
	'/-/remotes/',
	'/-/shell/',
	'/-/pages/',
	'/-/qr/',
	'/-/map/',
	'/media/',
	'/api/v1/uploads/',
	'/api/v1/documents/',
	'/api/v1/films/',
	'/nl/blog/feed.xml',
	'/',
];

/** Everything that is no page and stands in no description: files, beacons, console, media, feeds. */
export const otherRequests: fc.Arbitrary<FuzzRequest> = fc
	.tuple(
		fc.constantFrom(...OTHER),
		fc.array(hostileSegment, { maxLength: 4 }),
		fc.constantFrom(
			'GET',
			'GET',
			'GET',
			'POST',
			'HEAD',
			'PUT',
			'DELETE',
			'PATCH',
			'OPTIONS',
			'QUERY',
			'TRACE',
		),
		fc.oneof(hostileText, fc.json()),
		fc.constantFrom('text/plain', 'application/json', 'multipart/form-data; boundary=x', ''),
		fuzzHeaders,
	)
	.map(([start, segments, method, body, type, headers]) => ({
		target: `other ${start}`,
		method,
		path: `${start}${segments.join('/')}`,
		headers: method === 'POST' ? { ...headers, 'content-type': type } : headers,
		...(method === 'POST' ? { body } : {}),
	}));
