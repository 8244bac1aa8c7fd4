import { expect, it } from 'vitest';
import type { FromThread } from '../messages.ts';
import { readingCall, remoteFetch } from './remote-fetch.ts';

const URL_OF_API = 'http://127.0.0.1:3001/api/v1/properties?city=gent|9000';

/** What a thread says for a call that is never answered. */
async function saidFor(input: RequestInfo | URL, init?: RequestInit) {
	const { promise, resolve } = Promise.withResolvers<FromThread>();
	void remoteFetch(resolve).fetch(input, init);
	const said = await promise;
	return said.type === 'call' ? said.call : undefined;
}

it('a call that only reads is handed on as a Request would be', async () => {
	const init = { headers: { Accept: 'application/json', traceparent: '00-1' }, redirect: 'manual' } as const;
	expect(readingCall(URL_OF_API, init)).toEqual(await saidFor(new Request(URL_OF_API, init)));
	expect(await saidFor(URL_OF_API, init)).toEqual(await saidFor(new URL(URL_OF_API), init));
});

it.each<[string, RequestInfo | URL, RequestInit?]>([
	['sends something', URL_OF_API, { method: 'POST', body: 'typed' }],
	['has headers of another form', URL_OF_API, { headers: new Headers({ accept: 'text/html' }) }],
	['has settings of its own', URL_OF_API, { cache: 'no-store' }],
	['names a password', 'http://me:secret@127.0.0.1/', {}],
	['has no whole address', '/api/v1/types', {}],
])('what %s is read as a Request', (_, input, init) => {
	expect(readingCall(input, init)).toBeUndefined();
});

it('says what is wrong with an address as fetch does', async () => {
	const { fetch } = remoteFetch(() => {});
	await expect(fetch('/api/v1/types')).rejects.toThrow(TypeError);
	await expect(fetch('http://me:secret@127.0.0.1/')).rejects.toThrow(TypeError);
	await expect(fetch(URL_OF_API, { signal: AbortSignal.abort(new Error('Left.')) })).rejects.toThrow('Left.');
});
