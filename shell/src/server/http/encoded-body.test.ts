import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, EncodedBody } from './encoded-body.ts';

it.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['identity', 'identity'],
	[undefined, 'identity'],
	['zebra', 'identity'],
	['x-br', 'identity'],
	['br;Q=0', 'identity'],
	['BR', 'br'],
	['br;q=0.1, gzip;q=1', 'gzip'],
	['*', 'br'],
	['identity, *;q=0', 'identity'],
])('a client that takes "%s" gets %s', (header, encoding) => {
	expect(acceptedEncoding(header)).toBe(encoding);
});

it('compresses once and keeps what it compressed', async () => {
	const body = new EncodedBody('meander '.repeat(500));
	const packed = await body.as('br');
	expect(brotliDecompressSync(packed).toString()).toBe('meander '.repeat(500));
	expect(gunzipSync(await body.as('gzip')).toString()).toBe('meander '.repeat(500));
	expect(await body.as('br')).toBe(packed);
});

const LONG = Array.from(
	{ length: 4_000 },
	(_, word) => `<p class="card">${(word * 7_919) % 977} m²</p>`,
).join('');

it('is compressed quickly for who waits, and better once it is wanted again', async () => {
	const body = new EncodedBody(LONG);
	const quick = await body.as('br');
	expect(await body.as('br')).toBe(quick);
	await expect.poll(async () => (await body.as('br')).byteLength).toBeLessThan(quick.byteLength);
	expect(brotliDecompressSync(await body.as('br')).toString()).toBe(LONG);
});

it('is kept in its compressed forms alone, and still there in each', async () => {
	const body = new EncodedBody(LONG);
	expect(body.size).toBe(Buffer.byteLength(LONG));
	const packed = await body.as('br');
	expect(body.size).toBe(packed.byteLength);
	expect(packed.buffer.byteLength).toBe(packed.byteLength);
	expect((await body.as('identity')).toString()).toBe(LONG);
	expect(body.identity.toString()).toBe(LONG);
	const zipped = await body.as('gzip');
	expect(gunzipSync(zipped).toString()).toBe(LONG);
	expect(body.size).toBe(packed.byteLength + zipped.byteLength);
	const other = new EncodedBody(LONG);
	await other.as('gzip');
	expect([other.identity.toString(), (await other.as('identity')).toString()]).toEqual([LONG, LONG]);
});
