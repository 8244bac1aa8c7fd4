import { connect } from 'node:net';
import { expect, test } from '../../src/clean-page.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

/** Sends a request line as it is, because browsers and fetch would mend it first. */
function rawStatus(requestLine: string): Promise<number> {
	const { hostname, port } = new URL(TEST_SITE_URL);
	return new Promise((resolve, reject) => {
		const socket = connect({ host: hostname, port: Number(port) }, () =>
			socket.write(`${requestLine}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`),
		);
		let answer = '';
		socket.setEncoding('utf8').on('data', (text) => {
			answer += text;
		});
		socket.once('end', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])));
		socket.once('error', reject);
	});
}

test('an unknown path gets the not-found page in the frame', async ({ request }) => {
	const response = await request.get('/nl/bestaat-niet/');
	expect(response.status()).toBe(404);
	const html = await response.text();
	expect(html).toContain('noindex');
	expect(html).toMatch(/<form[^>]*method="get"/i);
	expect(html).toContain('<footer');
});

test('unknown properties, wrong query values and foreign languages get clear answers', async ({
	request,
}) => {
	expect((await request.get('/nl/te-koop/gent/huis/99999999/')).status()).toBe(404);
	expect((await request.get('/es/')).status()).toBe(404);
	for (const query of [
		'price=abc',
		'price=9-1',
		'bedrooms=-3',
		'type=x',
		'page=0',
		'city=%7C',
		'sort=drop',
		'epc=zz',
	])
		expect((await request.get(`/nl/te-koop/?${query}`)).status(), query).toBe(200);
});

test('malformed requests are refused and never an error of the server', async ({ request }) => {
	expect(await rawStatus('GET /nl/%E0%A4%A/ HTTP/1.1')).toBe(400);
	expect(await rawStatus('PUT /nl/ HTTP/1.1')).toBe(405);
	expect(await rawStatus(`GET /nl/?q=${'x'.repeat(9_000)} HTTP/1.1`)).toBe(414);
	expect(await rawStatus('GET /nl/../../etc/passwd HTTP/1.1')).toBeLessThan(500);
	const large = await request.post('/nl/contact/', {
		form: { _slot: 'forms.site-contact', remark: 'x'.repeat(3_000_000) },
	});
	expect(large.status()).toBe(413);
	const json = await request.post('/api/v1/requests/site-contact', {
		data: '{"broken',
		headers: { 'content-type': 'application/json' },
	});
	expect(json.status()).toBe(400);
	expect(await json.json()).toMatchObject({ error: { code: expect.any(String) } });
});

test('a link that was cut short leads nowhere, whether it is opened or posted to', async ({ request }) => {
	for (const [path, slot] of [
		['/nl/afspraak/1/', 'forms.appointment'],
		['/nl/appointment/abc/', 'forms.appointment'],
		['/en/subscription/x/', 'forms.subscription'],
		[`/nl/blog/${'a'.repeat(500)}/`, 'content.article'],
	] as const) {
		expect((await request.get(path)).status(), path).toBe(404);
		const posted = await request.post(path, { form: { _slot: slot }, headers: { origin: TEST_SITE_URL } });
		expect(posted.status(), path).toBeGreaterThanOrEqual(400);
		expect(posted.status(), path).toBeLessThan(500);
	}
});

test('one redirect leads to the canonical address', async ({ request }) => {
	const response = await request.get('/NL/Te-Koop?search=tuin', { maxRedirects: 0 });
	expect(response.status()).toBe(301);
	expect(response.headers().location).toMatch(/\/nl\/te-koop\/\?search=tuin$/);
	const property = await request.get('/property/1/', { maxRedirects: 0 });
	expect([301, 404]).toContain(property.status());
});
