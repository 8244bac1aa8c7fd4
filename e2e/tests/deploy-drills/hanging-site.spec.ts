import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { expect, test } from '@playwright/test';
import { type RunningProxy, startCaddy, startNginx } from '../../src/deploy/proxies.ts';
import { writeCertificate } from '../../src/deploy/proxy-certificate.ts';
import { VisitorSession } from '../../src/deploy/visitor-session.ts';

/** Eight seconds at the site that hangs, and what a busy machine adds */
const PASSED_OVER_MS = 12_000;

async function serve(answer: RequestListener): Promise<{ server: Server; address: string }> {
	const server = createServer(answer);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

for (const [name, start] of Object.entries({ Caddy: startCaddy, nginx: startNginx }))
	test(`behind ${name} a page comes from the other site while one hangs; a form is sent once, and whole`, async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'estate-hanging-'));
		let asked = 0;
		let posted = 0;
		// Ready, as a proxy asks, and silent to whoever comes for a page.
		const hanging = await serve(({ url }, response) => {
			if (url === '/readyz') response.end();
			else asked++;
		});
		const well = await serve(async (request, response) => {
			let bytes = 0;
			for await (const chunk of request) bytes += (chunk as Buffer).length;
			if (request.method === 'POST') posted++;
			response.end(String(bytes));
		});
		let proxy: RunningProxy | undefined;
		try {
			const certificate = writeCertificate(folder);
			const sites = [hanging.address, well.address];
			const ports = { port: await freePort(), apiPort: await freePort() };
			proxy = await start({ ...ports, sites, apis: sites, folder });
			const visitor = await VisitorSession.open(`https://localhost:${ports.port}`, certificate);
			for (let page = 0; page < 3; page++) {
				const begun = performance.now();
				expect((await visitor.ask({ path: `/nl/?page=${page}` })).status).toBe(200);
				expect(performance.now() - begun).toBeLessThan(PASSED_OVER_MS);
			}
			expect(asked).toBeGreaterThan(0);
			hanging.server.closeAllConnections();
			await new Promise((done) => hanging.server.close(done));
			const body = 'x'.repeat(3_000_000);
			const form = await visitor.ask({ path: '/nl/contact/', method: 'POST', body });
			expect([form.status, form.body, posted]).toEqual([200, String(body.length), 1]);
			await visitor.close();
		} finally {
			await proxy?.stop();
			for (const { server } of [hanging, well]) {
				server.closeAllConnections();
				server.close();
			}
			rmSync(folder, { recursive: true, force: true });
		}
	});
