import fc from 'fast-check';

/** A request as it goes over the wire; `path` is sent as it stands. */
export interface FuzzRequest {
	/** The part of the site that it is meant for, as reports name it */
	target: string;
	method: string;
	path: string;
	headers: Record<string, string>;
	body?: string;
}

const COOKIES = [
	'__Host-rollout=abc',
	'__Host-session=x.y.z',
	'setcookies=%',
	'a=b; __proto__=1',
	'setcookies={"__proto__":1}',
	`x=${'y'.repeat(3_000)}`,
];

/** Headers that browsers, scanners and proxies add. */
export const fuzzHeaders: fc.Arbitrary<Record<string, string>> = fc
	.record(
		{
			'accept-language': fc.constantFrom(
				'nl',
				'fr-BE,fr;q=0.9',
				'*',
				'xx;q=2',
				`${'a-'.repeat(200)}b`,
				',;q=',
			),
			accept: fc.constantFrom('text/html', 'application/json', '*/*', 'image/webp', ';;;'),
			'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'x', 'br;q=0, gzip;q=0'),
			'if-none-match': fc.constantFrom('*', '"x"', 'W/"', 'a'.repeat(300)),
			range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'x'),
			'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', '?'),
			origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:1', '%'),
			cookie: fc.constantFrom(...COOKIES),
			'user-agent': fc.constantFrom('', 'Googlebot', 'x'.repeat(2_000)),
		},
		{ requiredKeys: [] },
	)
	.chain((headers) =>
		// Each comes from somewhere else: what one client may send is the subject of other attacks.
		fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((bytes) => ({
			...headers,
			'x-forwarded-for': `10.${bytes.join('.')}`,
		})),
	);
