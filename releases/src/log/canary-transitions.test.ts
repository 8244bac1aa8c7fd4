import type { ChannelState, RemoteState } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { abortCanary, setShare, startCanary } from './canary-transitions.ts';
import { lock, promote, remoteStatus, rollBack, unlock } from './transitions.ts';

const held = { who: 'An', why: 'audit', at: '2026-11-21T10:00:00.000Z' };
const forms: RemoteState = { active: '3.0.0', withdrawn: [] };
const active: ChannelState = { forms, listings: { active: '1.1.0', previous: '1.0.0', withdrawn: [] } };
const canary = { version: '1.2.0', traffic: 10, salt: 'a' };
const tried = startCanary(active, 'listings', canary);
const code = (name: string) => expect.objectContaining({ code: name });

describe('a canary', () => {
	it('stands beside the active version and touches no other remote', () => {
		expect(tried).toEqual({ forms, listings: { ...active.listings, canary } });
		expect(remoteStatus(tried, 'listings')).toBe('canary');
	});

	it('takes a withdrawn version back into use', () => {
		const again = startCanary(abortCanary(tried, 'listings'), 'listings', canary);
		expect(again.listings?.withdrawn).toEqual([]);
	});

	it('is refused for the active version, beside another one, for an absent remote and while locked', () => {
		expect(() => startCanary(active, 'listings', { ...canary, version: '1.1.0' })).toThrow(
			code('already-active'),
		);
		expect(() => startCanary(tried, 'listings', { ...canary, version: '1.3.0' })).toThrow(/abort listings/);
		expect(() => startCanary(tried, 'listings', canary)).toThrow(/canary listings/);
		expect(() => startCanary({}, 'listings', canary)).toThrow(code('never-promoted'));
		expect(() => startCanary(lock(active, 'listings', held), 'listings', canary)).toThrow(code('locked'));
	});

	it('changes its share, and its plan with it', () => {
		const plan = { kind: 'linear', from: 10, duration: 60_000, startedAt: held.at } as const;
		const planned = setShare(tried, 'listings', { traffic: 20, plan });
		expect(planned.listings?.canary).toEqual({ ...canary, traffic: 20, plan });
		expect(setShare(planned, 'listings', { traffic: 50 }).listings?.canary).toEqual({
			...canary,
			traffic: 50,
		});
		expect(() => setShare(active, 'listings', { traffic: 50 })).toThrow(/--canary 10/);
	});

	it('may only shrink while locked', () => {
		const locked = lock(tried, 'listings', held);
		expect(() => setShare(locked, 'listings', { traffic: 11 })).toThrow(code('locked'));
		expect(setShare(locked, 'listings', { traffic: 1 }).listings?.canary?.traffic).toBe(1);
		expect(unlock(locked, 'listings')).toEqual(tried);
	});

	it('ends for everybody by its promotion, and no other version is promoted meanwhile', () => {
		expect(promote(tried, 'listings', '1.2.0').listings).toEqual({
			active: '1.2.0',
			previous: '1.1.0',
			withdrawn: [],
		});
		expect(() => promote(tried, 'listings', '1.3.0')).toThrow(code('canary-runs'));
	});

	it('ends for no visitor by its abort, also while locked, and open tabs leave it', () => {
		expect(abortCanary(tried, 'listings').listings).toEqual({ ...active.listings, withdrawn: ['1.2.0'] });
		expect(abortCanary(lock(tried, 'listings', held), 'listings').listings?.lock).toEqual(held);
		expect(() => abortCanary(active, 'listings')).toThrow(code('no-canary'));
	});

	it('ends with the active version when that is rolled back', () => {
		expect(rollBack(tried, 'listings').listings).toEqual({
			active: '1.0.0',
			withdrawn: ['1.1.0', '1.2.0'],
		});
	});
});

it('tells who aborts where nothing is tried how visitors get less, not how they get more', () => {
	const of = (more: object) => ({ listings: { active: '1.1.0', withdrawn: [], ...more } });
	expect(() => abortCanary(of({ previous: '1.0.0' }), 'listings')).toThrow(
		/Everybody has 1\.1\.0: npm run release -- rollback listings --why "…" goes back to 1\.0\.0\.$/,
	);
	expect(() => abortCanary(of({}), 'listings')).toThrow(
		/Everybody has 1\.1\.0: no version is before it to go back to\. .*release -- status$/,
	);
});
