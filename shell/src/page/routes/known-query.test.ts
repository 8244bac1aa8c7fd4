import { expect, it } from 'vitest';
import { splitQuery } from './known-query.ts';

const NAMES = new Set(['page', 'city']);

it.each([
	['', NAMES, '', ''],
	['?page=2', NAMES, '?page=2', ''],
	[
		'?page=2&utm_source=mail&city=Gent%7C9000&city=Aalst',
		NAMES,
		'?page=2&city=Gent%7C9000&city=Aalst',
		'utm_source=mail',
	],
	['?x=1', NAMES, '', 'x=1'],
	['?p%61ge=2&%ZZ=1&&', NAMES, '?page=2', '%ZZ=1'],
	['?fbclid=a', new Set(['fbclid']), '?fbclid=a', ''],
	['?x=1&fbclid=a&UTM_Campaign=b&gclid=c', undefined, '?x=1', 'fbclid=a&UTM_Campaign=b&gclid=c'],
	['?&&&page=2&&', NAMES, '?page=2', ''],
	['?&&&', undefined, '', ''],
	['?city=x%FF&page', NAMES, '?city=x%EF%BF%BD&page=', ''],
])('%s → %s', (search, names, known, dropped) => {
	expect(splitQuery(search, names)).toEqual({ known, dropped });
});
