import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

/** Every JavaScript object has these: a look-up by them in a plain one finds something. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const TOKEN = 'a token of the tests, longer than 32 characters';

let site: DrillSite;
let cookie: string;
beforeAll(async () => {
	site = await startDrillSite({
		settings: () => ({ OPS_TOKEN: TOKEN, RELEASE_OVERRIDE_SECRET: 'a secret that only the tests know' }),
	});
	const response = await operate('log-in', { who: 'An', token: TOKEN });
	cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});
afterAll(() => site.stop());

const operate = (path: string, body: object) =>
	fetch(`${site.url}/-/ops/api/${path}`, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookie ?? '' },
	});

describe.each(NAMES)('the name %s', (name) => {
	it.each([
		`/-/ops/api/remotes/${name}/health`,
		`/-/remotes/${name}/1.0.0/facts.json`,
		`/-/remotes/${name}/1.0.0/client/remoteEntry.js`,
		`/-/remotes/drill/1.0.0/${name}`,
		`/-/remotes/drill/1.0.0/client/${name}`,
		`/-/shell/${name}`,
		`/-/pages/${name}.css`,
		`/-/${name}`,
		`/sitemaps/${name}.xml`,
		`/sitemaps/${name}-1.xml`,
		`/nl/${name}/`,
	])('is nothing at %s', async (path) => {
		const response = await fetch(site.url + path, { headers: { cookie } });
		expect(response.status).toBe(404);
	});

	it('breaks no page that has it in its query, cookie or language', async () => {
		const headers = { cookie: `i18next=${name}; __Host-rollout=${name}`, 'accept-language': name };
		const response = await fetch(`${site.url}/nl/oefening/?${name}=1&page=${name}`, { headers });
		expect(response.status).toBe(200);
		expect((await fetch(`${site.url}/`, { headers })).status).toBeLessThan(400);
	});

	it('is no slot that takes a form', async () => {
		for (const slot of [name, `drill.${name}`, `${name}.main`]) {
			const body = new URLSearchParams({ _slot: slot });
			const headers = { 'sec-fetch-site': 'same-origin' };
			const response = await fetch(`${site.url}/nl/oefening/`, { method: 'POST', body, headers });
			expect(response.status).toBe(400);
		}
	});

	it('is refused as a remote by every action of the console', async () => {
		for (const command of ['rollback', 'abort', 'lock', 'unlock'])
			expect((await operate('commands', { command, remote: name, why: 'x' })).status).toBe(400);
		expect((await operate('overrides', { remote: name, version: '1.0.0', minutes: 5 })).status).toBe(400);
		expect((await operate('checks', { remote: name, version: '1.0.0' })).status).toBe(400);
	});

	it('is neither a remote nor a slot that is counted', async () => {
		const report = { kind: 'load-error', remote: name, version: '1.0.0', slot: name };
		await fetch(`${site.url}/-/reports`, { method: 'POST', body: JSON.stringify({ reports: [report] }) });
		expect(await site.metrics()).not.toContain(`remote="${name}"`);
	});
});
