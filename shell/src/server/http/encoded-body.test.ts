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
])('a client that takes "%s" gets %s', (header, encoding) => {
	expect(acceptedEncoding(header)).toBe(encoding);
});

it('compresses once and keeps what it compressed', async () => {
	const body = new EncodedBody('meander '.repeat(500));
	const before = body.size;
	const packed = await body.as('br');
	expect(brotliDecompressSync(packed).toString()).toBe('meander '.repeat(500));
	expect(gunzipSync(await body.as('gzip')).toString()).toBe('meander '.repeat(500));
	expect(await body.as('br')).toBe(packed);
	expect(body.size).toBeGreaterThan(before);
});

it('is compressed quickly for who waits, and better once it is wanted again', async () => {
	const text = Array.from(
		{ length: 4_000 },
		(_, word) => `<p class="card">${(word * 7_919) % 977} m²</p>`,
	).join('');
	const body = new EncodedBody(text);
	const quick = await body.as('br');
	expect(body.size).toBe(body.identity.byteLength + quick.byteLength);
	expect(await body.as('br')).toBe(quick);
	await expect.poll(async () => (await body.as('br')).byteLength).toBeLessThan(quick.byteLength);
	const well = await body.as('br');
	expect(brotliDecompressSync(well).toString()).toBe(text);
	expect(body.size).toBe(body.identity.byteLength + well.byteLength);
	expect(gunzipSync(await body.as('gzip')).toString()).toBe(text);
});
