import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { startCanary } from './canary-transitions.ts';
import { earlierVersion } from './earlier-version.ts';
import { lock, promote, remoteStatus, retire, rollBack, unlock } from './transitions.ts';

const held = { who: 'An', why: 'audit', at: '2026-11-21T10:00:00.000Z' };
const other = { forms: { active: '3.0.0', withdrawn: [] } };
const absent: ChannelState = other;
const active: ChannelState = { ...other, listings: { active: '1.1.0', previous: '1.0.0', withdrawn: [] } };
const locked: ChannelState = {
	...other,
	listings: { active: '1.1.0', previous: '1.0.0', withdrawn: [], lock: held },
};

describe('the state of a remote in a channel', () => {
	it('is absent, active or locked', () => {
		expect([absent, active, locked].map((state) => remoteStatus(state, 'listings'))).toEqual([
			'absent',
			'active',
			'locked',
		]);
	});
});

describe('retire', () => {
	const tried = startCanary(active, 'listings', {
		version: '1.2.0',
		traffic: 10,
		salt: 's',
	});
	const retired = retire(tried, 'listings', held);

	it('leaves no version to any visitor, and withdraws those that they have', () => {
		expect(retired).toEqual({
			...other,
			listings: { active: '1.1.0', withdrawn: ['1.1.0', '1.2.0'], retired: held },
		});
		expect(remoteStatus(retired, 'listings')).toBe('retired');
	});

	it('is possible while locked, and the lock stays', () => {
		expect(retire(locked, 'listings', held).listings).toMatchObject({ lock: held, retired: held });
	});

	it('is not done twice, and nothing but a promotion follows', () => {
		const refused = expect.objectContaining({ code: 'retired' });
		const elsewhere = { ...held, redirect: '/contact/' };
		expect(retire(retired, 'listings', elsewhere).listings).toEqual({
			...retired.listings,
			retired: elsewhere,
		});
		expect(() => retire(retired, 'listings', held)).toThrow(refused);
		expect(() => rollBack(retired, 'listings', { to: '1.0.0' })).toThrow(refused);
		const canary = { version: '1.3.0', traffic: 10, salt: 's' };
		expect(() => startCanary(retired, 'listings', canary)).toThrow(refused);
		expect(promote(retired, 'listings', '1.1.0').listings).toEqual({
			active: '1.1.0',
			withdrawn: ['1.2.0'],
		});
	});
});

describe('promote', () => {
	it('makes an absent remote active', () => {
		expect(promote(absent, 'listings', '1.0.0')).toEqual({
			...other,
			listings: { active: '1.0.0', withdrawn: [] },
		});
	});

	it('keeps the version that it replaces as the previous one', () => {
		expect(promote(active, 'listings', '1.2.0').listings).toEqual({
			active: '1.2.0',
			previous: '1.1.0',
			withdrawn: [],
		});
	});

	it('takes a withdrawn version back into use', () => {
		const state = rollBack(active, 'listings');
		expect(promote(state, 'listings', '1.1.0').listings).toEqual({
			active: '1.1.0',
			previous: '1.0.0',
			withdrawn: [],
		});
	});

	it('touches no other remote', () => {
		expect(promote(active, 'listings', '1.2.0').forms).toBe(other.forms);
	});

	it('is refused for the active version', () => {
		expect(() => promote(active, 'listings', '1.1.0')).toThrow(
			expect.objectContaining({ code: 'already-active' }),
		);
	});

	it('is refused while locked, with who and why', () => {
		expect(() => promote(locked, 'listings', '1.2.0')).toThrow(/locked by An since .*: audit/);
	});
});

describe('rollBack', () => {
	it('goes to the previous version and withdraws the one left', () => {
		expect(rollBack(active, 'listings').listings).toEqual({ active: '1.0.0', withdrawn: ['1.1.0'] });
	});

	it('goes to a named version and knows the one before it', () => {
		expect(rollBack(active, 'listings', { to: '0.9.0', earlier: '0.8.0' }).listings).toEqual({
			active: '0.9.0',
			previous: '0.8.0',
			withdrawn: ['1.1.0'],
		});
	});

	it('never takes a withdrawn version for the previous one', () => {
		const state = rollBack(active, 'listings', { earlier: '1.1.0' });
		expect(state.listings?.previous).toBeUndefined();
	});

	it('works while locked and stays locked', () => {
		expect(rollBack(locked, 'listings').listings).toMatchObject({ active: '1.0.0', lock: held });
	});

	it('is refused without a previous version, with what to do', () => {
		const state = promote({}, 'listings', '1.0.0');
		expect(() => rollBack(state, 'listings')).toThrow(/has no version before it .* --to <version>/);
	});

	it('is refused for the active version and for an absent remote', () => {
		expect(() => rollBack(active, 'listings', { to: '1.1.0' })).toThrow(
			expect.objectContaining({ code: 'already-active' }),
		);
		expect(() => rollBack(absent, 'listings')).toThrow(expect.objectContaining({ code: 'never-promoted' }));
	});
});

describe('lock and unlock', () => {
	it('lead from active to locked and back', () => {
		expect(lock(active, 'listings', held)).toEqual(locked);
		expect(unlock(locked, 'listings')).toEqual(active);
	});

	it('are refused where they change nothing', () => {
		expect(() => lock(locked, 'listings', held)).toThrow(expect.objectContaining({ code: 'locked' }));
		expect(() => unlock(active, 'listings')).toThrow(expect.objectContaining({ code: 'not-locked' }));
		expect(() => lock(absent, 'listings', held)).toThrow(expect.objectContaining({ code: 'never-promoted' }));
	});
});

describe('the version before one', () => {
	const promotion = (revision: number, before: ChannelState, version: string): ReleaseLogEntry => ({
		revision,
		action: 'promote',
		remote: 'listings',
		before,
		after: promote(before, 'listings', version),
		at: '2026-11-21T10:00:00.000Z',
		who: 'test',
		why: '',
	});

	it('is found in the log, so that one can roll back twice', () => {
		const first = promotion(1, {}, '1.0.0');
		const second = promotion(2, first.after, '1.1.0');
		const third = promotion(3, second.after, '1.2.0');
		const history = [third, second, first];
		const once = rollBack(third.after, 'listings', { earlier: earlierVersion(history, 'listings', '1.1.0') });
		expect(once.listings).toEqual({ active: '1.1.0', previous: '1.0.0', withdrawn: ['1.2.0'] });
		const twice = rollBack(once, 'listings', { earlier: earlierVersion(history, 'listings', '1.0.0') });
		expect(twice.listings).toEqual({ active: '1.0.0', withdrawn: ['1.2.0', '1.1.0'] });
	});
});
