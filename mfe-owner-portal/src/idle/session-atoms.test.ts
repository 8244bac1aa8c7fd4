import { sampleApi } from '@estate/remote-kit/testing';
import { createApiClient, type SessionClock } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { createSharedStore } from '@estate/shared-ui/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionAtoms, warningSeconds } from './session-atoms.ts';
import { postToOtherTabs } from './tab-channel.ts';

const clock = (secondsLeft: number, more: Partial<SessionClock> = {}): SessionClock => ({
	secondsLeft,
	idleSeconds: 4,
	canStay: true,
	...more,
});

describe('how long before the end an owner is warned', () => {
	test.each([
		[1800, 120],
		[240, 120],
		[100, 50],
		[5, 2],
	])('with %i seconds of idleness: %i', (idleSeconds, seconds) => {
		expect(warningSeconds({ idleSeconds })).toBe(seconds);
	});
});

describe('a session that a page shows', () => {
	const stops: (() => void)[] = [];
	// The clock of the session alone: what comes over the network takes its own time, while that clock stands.
	beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
	afterEach(() => {
		for (const stop of stops.splice(0)) stop();
		vi.useRealTimers();
	});
	const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
	const arrives = (check: () => void) => vi.waitFor(check, { interval: 0, timeout: 10_000 });

	async function watch(first: SessionClock) {
		const samples = await sampleApi();
		const page: { left: number; why?: string } = { left: 0 };
		const api = createApiClient({ baseUrl: samples.url, headers: { cookie: SAMPLE_SESSION_COOKIE } });
		const call = vi.spyOn(api, 'call');
		const store = createSharedStore({ language: 'nl' });
		const { warningAtom, stayAtom } = createSessionAtoms(first, {
			api,
			leave: (why) => void Object.assign(page, { left: page.left + 1, why }),
		});
		stops.push(store.sub(warningAtom, () => {}));
		const session = {
			get warning() {
				return store.get(warningAtom);
			},
			stay: () => store.set(stayAtom),
		};
		const answers = (name: 'ownerClock' | 'ownerStay', given: SessionClock | 401) =>
			samples.answer(
				name,
				given === 401 ? 401 : () => ({ status: 200, body: given as unknown as Record<string, unknown> }),
			);
		return { session, page, samples, answers, call };
	}

	test('warns and counts down once the server confirms that the end is near', async () => {
		const { session, answers, page } = await watch(clock(3));
		answers('ownerClock', clock(2));
		expect(session.warning).toBeUndefined();
		await pass(1);
		await arrives(() => expect(session.warning).toEqual({ secondsLeft: 2, canStay: true }));
		await pass(1);
		expect(session.warning?.secondsLeft).toBe(1);
		expect(page.left).toBe(0);
	});

	test('does not warn where another tab has prolonged the session', async () => {
		const { session, answers, call } = await watch(clock(1));
		answers('ownerClock', clock(4));
		expect(call).toHaveBeenCalledWith('ownerClock');
		await call.mock.results[0]?.value;
		await pass(0);
		expect(session.warning).toBeUndefined();
	});

	test('goes on for an owner who stays, in the other tabs as well', async () => {
		const one = await watch(clock(1));
		const other = await watch(clock(1));
		one.answers('ownerClock', clock(1));
		one.answers('ownerStay', clock(4));
		await arrives(() => expect([one.session.warning, other.session.warning]).not.toContain(undefined));
		await one.session.stay();
		expect(one.session.warning).toBeUndefined();
		await arrives(() => expect(other.session.warning).toBeUndefined());
	});

	test('leaves only when the server says that the session is over', async () => {
		const { session, answers, page } = await watch(clock(1));
		answers('ownerClock', clock(0));
		await arrives(() => expect(session.warning?.secondsLeft).toBe(0));
		expect(page.left).toBe(0);
		answers('ownerClock', 401);
		await pass(1);
		await arrives(() => expect(page).toMatchObject({ left: 1, why: 'idle' }));
	});

	test('is left as ended where its owner has logged out in another tab, which keeps nothing of what was typed', async () => {
		const { answers, page, call } = await watch(clock(1800));
		postToOtherTabs('out');
		await arrives(() => expect(call).toHaveBeenCalledOnce());
		await call.mock.results[0]?.value;
		expect(page.left).toBe(0);
		answers('ownerClock', 401);
		postToOtherTabs('out');
		await arrives(() => expect(page).toMatchObject({ left: 1, why: 'out' }));
	});

	test('leaves when the time is over and the server does not answer', async () => {
		const { session, samples, page } = await watch(clock(1));
		samples.answer('ownerClock', 503);
		await arrives(() => expect(session.warning).toBeDefined());
		expect(page.left).toBe(0);
		await pass(1);
		await arrives(() => expect(page.left).toBeGreaterThan(0));
	});
});
