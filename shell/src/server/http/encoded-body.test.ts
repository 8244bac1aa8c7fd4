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
