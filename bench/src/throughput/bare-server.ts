// node bench/src/throughput/bare-server.ts: sends the page at PAGE_URL as the site compresses it, on PORT, by node:http and nothing else.
import { createServer, get } from 'node:http';

/** The body as it travels: `fetch` would unpack it. */
function packedPage(url: string): Promise<{ body: Buffer; encoding: string | undefined }> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
			const parts: Buffer[] = [];
			response.on('data', (part: Buffer) => parts.push(part));
			response.on('end', () =>
				resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] }),
			);
		}).on('error', reject);
	});
}

const { body, encoding } = await packedPage(process.env.PAGE_URL ?? '');
const server = createServer((_, response) => {
	response.writeHead(200, {
		'content-type': 'text/html; charset=utf-8',
		'content-length': body.byteLength,
		...(encoding ? { 'content-encoding': encoding } : {}),
	});
	response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
