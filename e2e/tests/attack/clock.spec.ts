import { expect, test } from '@playwright/test';
import { MovedClock } from '../../src/moved-clock.ts';
import { demoItems, OwnSite, smallAgency } from '../../src/own-site.ts';
import { TEST_DATA_DIR } from '../../src/test-stack.ts';

const DAY_SECONDS = 86_400;
/** Where a machine's clock is found after a night without its time server, and after it is set right again */
const JUMPS = [
	['a day ahead', DAY_SECONDS],
	['a month back', -31 * DAY_SECONDS],
	['ten years ahead', 3_650 * DAY_SECONDS],
	['right again', -(3_650 - 30) * DAY_SECONDS],
] as const;

let site: OwnSite;
const clock = new MovedClock(TEST_DATA_DIR);

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
	test.setTimeout(180_000);
	site = await OwnSite.reserve({ name: 'clock', environment: { REQUEST_LIMIT: '20' } });
	await site.import([...smallAgency(), ...demoItems().filter(({ kind }) => kind === 'page')]);
	await site.startApi(clock.environment);
	await site.startSite(clock.environment);
});
test.afterAll(() => site?.stop());

/** Statuses of what has to work at any time: health, a page that is kept, one that is not, the api, a form. */
async function statuses(turn: number): Promise<Record<string, number>> {
	const status = async (path: string, init?: RequestInit) =>
		(await fetch(site.url + path, { ...init, signal: AbortSignal.timeout(10_000) })).status;
	return {
		health: await status('/healthz'),
		kept: await status('/nl/'),
		fresh: await status(`/nl/blog/?page=${turn + 1}`),
		api: await status('/api/v1/articles?language=nl'),
		form: await status('/api/v1/requests/site-contact', {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: site.url },
			body: JSON.stringify({
				idempotencyKey: `clock-${turn}-${Date.now()}`,
				language: 'nl',
				values: {
					title: 'none',
					firstName: 'Lena',
					lastName: 'Maes',
					email: 'lena@example.test',
					phone: '0470123456',
					remark: 'Mag ik langskomen?',
				},
			}),
		}),
	};
}

test('the clock of both servers jumps by days and years; pages, api and forms go on', async () => {
	const sound = await statuses(0);
	expect(sound).toEqual({ health: 200, kept: 200, fresh: 200, api: 200, form: 201 });
	for (const [index, [jump, seconds]] of JUMPS.entries()) {
		await clock.moveOn(site.apiPid, seconds);
		await clock.moveOn(site.sitePid, seconds);
		expect(await statuses(index + 1), jump).toEqual(sound);
	}
});
