import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

const SENDERS = 16;
const LOOK_EVERY_MS = 50;

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
});
afterAll(() => site.stop());

/** What a proxy has of one server: kept connections, and whether it may be sent anything. */
class Upstream {
	readonly #agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
	readonly #url: string;
	isReady = true;

	constructor(url: string) {
		this.#url = url;
	}

	async look(): Promise<void> {
		const answer = await fetch(`${this.#url}/readyz`).catch(() => undefined);
		this.isReady = answer?.status === 200;
	}

	send(path: string): Promise<number | undefined> {
		return new Promise((done, fail) => {
			get(`${this.#url}${path}`, { agent: this.#agent }, (answer) => {
				answer.resume().once('end', () => done(answer.statusCode));
				answer.once('error', fail);
			}).once('error', fail);
		});
	}

	close = () => this.#agent.destroy();
}

it('a server is replaced by another under load: no answer fails, none is asked for twice', async () => {
	const first = await site.secondInstance();
	const second = await site.secondInstance();
	const upstreams = [new Upstream(first.url), new Upstream(second.url)] as const;
	let isOver = false;
	let [answered, byFirst] = [0, 0];
	const failed: unknown[] = [];
	const looking = (async () => {
		while (!isOver) {
			await Promise.all(upstreams.map((upstream) => upstream.look()));
			await pause(LOOK_EVERY_MS);
		}
	})();
	const sending = Array.from({ length: SENDERS }, async () => {
		while (!isOver) {
			const to = upstreams[0].isReady ? upstreams[0] : upstreams[1];
			try {
				const status = await to.send('/nl/oefening/');
				if (status !== 200) failed.push(status);
			} catch (error) {
				failed.push(error);
			}
			answered += 1;
			if (to === upstreams[0]) byFirst += 1;
		}
	});
	await expect.poll(() => byFirst, { timeout: 20_000 }).toBeGreaterThan(300);
	await first.drain(1);
	const beforeStop = answered;
	await first.stop();
	await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(beforeStop + 300);
	isOver = true;
	await Promise.all([...sending, looking]);
	for (const upstream of upstreams) upstream.close();
	expect(failed).toEqual([]);
	expect(answered - byFirst).toBeGreaterThan(300);
}, 60_000);

it('says that it is ready once it has content, and that it is not while it drains, when it ends each connection', async () => {
	const { url, drain, stop } = await site.secondInstance();
	const readiness = async () => {
		const { status, headers } = await fetch(`${url}/readyz`);
		return [status, headers.get('connection')];
	};
	expect(await readiness()).toEqual([200, 'keep-alive']);
	const drained = drain(1);
	expect(await readiness()).toEqual([503, 'close']);
	expect((await fetch(`${url}/livez`)).status).toBe(200);
	await drained;
	await stop();
});
