import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_TOKEN_ADDRESS, UPLOAD_TOKEN_HEADER, uploadAddress } from '@estate/shared-contract';
import { expect, test } from '@playwright/test';
import { noteAttack } from '../../src/attack/outcomes.ts';
import { AttackVisitor } from '../../src/attack/visitor.ts';
import { demoItems, OwnSite, smallAgency } from '../../src/own-site.ts';
import { TEST_DATA_DIR } from '../../src/test-stack.ts';

const DISK = path.join(TEST_DATA_DIR, 'small-disk');
/** Room for the embedded database and little more */
const SIZE = '256m';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A disk of its own in memory; false where this user may not make one. */
function mountDisk(): boolean {
	mkdirSync(DISK, { recursive: true });
	return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', DISK]).status === 0;
}

/** Writes until not a byte more fits. */
function fillDisk(): string {
	const file = path.join(DISK, 'filling');
	const { bavail, bsize } = statfsSync(DISK);
	writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize)));
	return file;
}

async function upload(url: string): Promise<number> {
	const { uploadToken } = await (await fetch(url + UPLOAD_TOKEN_ADDRESS)).json();
	const answer = await fetch(url + uploadAddress('cv', 'cv.pdf'), {
		method: 'POST',
		headers: { origin: url, 'content-type': 'application/octet-stream', [UPLOAD_TOKEN_HEADER]: uploadToken },
		body: PDF,
	});
	return answer.status;
}

/** A form, as a site passes it on; its reference where it was taken. */
async function send(apiUrl: string, key: string): Promise<{ status: number; reference?: string }> {
	const answer = await fetch(`${apiUrl}/api/v1/requests/site-contact`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({
			idempotencyKey: key,
			language: 'nl',
			values: {
				title: 'none',
				firstName: 'Jan',
				lastName: 'Maes',
				email: 'jan@example.be',
				phone: '0478 12 34 56',
				remark: 'Mag ik langskomen? '.repeat(80),
			},
		}),
	});
	const { reference } = await answer.json();
	return { status: answer.status, ...(answer.ok ? { reference } : {}) };
}

/** More than the database has room for in files that it has begun */
const FORMS = 400;

test.describe.configure({ timeout: 180_000 });
test('a full disk refuses files and forms with 507, loses none that it took, pages go on, and all is well when there is room again', async () => {
	const isMounted = mountDisk();
	test
		.info()
		.annotations.push({ type: 'disk', description: isMounted ? 'a small one' : 'none may be made here' });
	// Where no disk can be made, `api/src/server/borders.test.ts` holds the same with a folder that takes nothing.
	if (!isMounted) return;
	const site = await OwnSite.reserve({ name: 'disk', environment: { DATA_DIR: DISK } });
	try {
		await site.import([...smallAgency(), ...demoItems().filter(({ kind }) => kind === 'page')]);
		await site.startApi();
		await site.startSite();
		const visitor = new AttackVisitor(site.url, '198.51.100.1');
		expect(await upload(site.url)).toBe(201);
		const filling = fillDisk();
		const health = async () => (await fetch(`${site.apiUrl}/healthz`)).status;
		await expect.poll(health).toBe(503);
		expect(await upload(site.url)).toBeGreaterThanOrEqual(500);
		for (const address of ['/nl/', '/nl/over-ons/', '/nl/blog/?page=2'])
			expect((await visitor.get(address)).status, address).toBe(200);
		const taken = new Map<string, string | undefined>();
		const refused = new Set<number>();
		for (let number = 0; number < FORMS; number++) {
			const key = `full-disk-${number}`;
			const { status, reference } = await send(site.apiUrl, key);
			if (status === 201) taken.set(key, reference);
			else refused.add(status);
		}
		expect([...refused]).toEqual([507]);
		rmSync(filling);
		await expect.poll(() => upload(site.url)).toBe(201);
		expect((await send(site.apiUrl, 'full-disk-later')).status).toBe(201);
		// By their keys: each that was taken is there, and is not taken a second time.
		for (const [key, reference] of taken) expect((await send(site.apiUrl, key)).reference).toBe(reference);
		await expect.poll(health).toBe(200);
		noteAttack({
			finding: '26',
			attack: 'a full disk',
			database: 'embedded',
			visitorGets: 'pages; 507 for a file or a form',
		});
	} finally {
		await site.stop();
		spawnSync('umount', ['-l', DISK]);
	}
});
