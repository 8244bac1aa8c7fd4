import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeChannel } from '../log/change-channel.ts';
import { openStore } from '../store/open-store.ts';
import { scratchFolder } from '../testing/fixture.ts';
import { dueStep, plannedShare } from './plan.ts';
import { isInShare, VISITOR_NUMBERS } from './share.ts';
import { POLICY, stepRollouts } from './step-rollouts.ts';

const everyNumber = Array.from({ length: VISITOR_NUMBERS }, (_, number) => number);
const salts = fc.string({ minLength: 1, maxLength: 16 });
/** Hundredths of a percent */
const shares = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('who gets the version of a rollout', () => {
	it('is exactly the share of all visitor numbers', () => {
		fc.assert(
			fc.property(salts, shares, (salt, traffic) => {
				const taken = everyNumber.filter((number) => isInShare(number, { salt, traffic }));
				expect(taken).toHaveLength(Math.round(traffic * 100));
			}),
			{ numRuns: 15 },
		);
	});

	it('keeps its version while the share grows', () => {
		const numbers = fc.integer({ min: 0, max: VISITOR_NUMBERS - 1 });
		fc.assert(
			fc.property(fc.constantFrom('a', 'b', 'c'), shares, shares, numbers, (salt, one, other, number) => {
				const [small, large] = [Math.min(one, other), Math.max(one, other)];
				if (isInShare(number, { salt, traffic: small }))
					expect(isInShare(number, { salt, traffic: large })).toBe(true);
			}),
		);
	});

	it('is drawn again for each rollout: two salts share no more than chance', () => {
		const both = everyNumber.filter((number) =>
			['one', 'other'].every((salt) => isInShare(number, { salt, traffic: 10 })),
		);
		// 100 of 10,000 by chance, give or take four standard deviations.
		expect(both.length).toBeGreaterThan(60);
		expect(both.length).toBeLessThan(140);
	});

	it('is no visitor for what is no visitor number', () => {
		for (const number of [-1, 10_000, 0.5, Number.NaN])
			expect(isInShare(number, { salt: 'a', traffic: 100 })).toBe(false);
	});
});

const startedAt = '2026-11-21T10:00:00.000Z';
const START = Date.parse(startedAt);
const MINUTE = 60_000;

describe('a plan', () => {
	it('grows by steps, each for its time, then to everybody', () => {
		const plan = { kind: 'step', steps: [5, 25, 50], every: 10 * MINUTE, startedAt } as const;
		const at = (minutes: number) =>
			plannedShare({ ...plan, steps: [...plan.steps] }, START + minutes * MINUTE);
		expect([-5, 0, 9.9, 10, 29.9, 30].map(at)).toEqual([5, 5, 5, 25, 50, 'everybody']);
	});

	it('grows evenly from its first share to everybody', () => {
		const plan = { kind: 'linear', from: 10, duration: 90 * MINUTE, startedAt } as const;
		expect([0, 1, 45, 89.9, 90].map((minutes) => plannedShare(plan, START + minutes * MINUTE))).toEqual([
			10,
			11,
			55,
			99,
			'everybody',
		]);
	});

	it('never takes a version away from a visitor, whatever the clock says', () => {
		const plan = { kind: 'linear', from: 0, duration: 100 * MINUTE, startedAt } as const;
		fc.assert(
			fc.property(shares, fc.integer({ min: -1_000, max: 1_000 }), (traffic, minutes) => {
				const due = dueStep({ version: '1.0.0', salt: 'a', traffic, plan }, START + minutes * MINUTE);
				if (typeof due === 'number') expect(due).toBeGreaterThan(traffic);
			}),
		);
	});
});

describe('the steps of a plan', () => {
	const tried = (): ChannelState => ({
		listings: {
			active: '1.0.0',
			withdrawn: [],
			canary: {
				version: '1.1.0',
				traffic: 5,
				salt: 'a',
				plan: { kind: 'step', steps: [5, 50], every: 10 * MINUTE, startedAt },
			},
		},
	});

	async function storeWith(state: ChannelState) {
		const store = openStore(await scratchFolder());
		const change = { channel: 'production', remote: 'listings', who: 'An', why: '' } as const;
		await changeChannel(store.log, { ...change, action: 'canary' }, () => state);
		return store;
	}

	it('are taken once, however many instances take them', async () => {
		const store = await storeWith(tried());
		async function take(minutes: number) {
			const { state } = await store.log.newest('production');
			const now = START + minutes * MINUTE;
			const takers = Array.from({ length: 5 }, () => stepRollouts(store.log, 'production', state, now));
			return (await Promise.all(takers)).flat();
		}
		const shareOf = ({ after }: ReleaseLogEntry) => after.listings?.canary?.traffic;
		expect(await take(5)).toEqual([]);
		expect((await take(12)).map((entry) => [entry.who, entry.action, shareOf(entry)])).toEqual([
			[POLICY, 'canary', 50],
		]);
		expect(await take(13)).toEqual([]);
		expect((await take(20)).map(({ action, after }) => [action, after.listings])).toEqual([
			['promote', { active: '1.1.0', previous: '1.0.0', withdrawn: [] }],
		]);
		expect(await take(30)).toEqual([]);
		expect((await store.log.newest('production')).revision).toBe(3);
	});

	it('wait while the remote is locked', async () => {
		const lock = { who: 'An', why: 'audit', at: startedAt };
		const state = tried();
		const locked = { ...state, listings: { ...state.listings!, lock } };
		const store = await storeWith(locked);
		expect(await stepRollouts(store.log, 'production', locked, START + 60 * MINUTE)).toEqual([]);
	});
});
