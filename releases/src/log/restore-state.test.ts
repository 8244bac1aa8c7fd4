import type { ChannelState } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { restoreState } from './restore-state.ts';

const lock = { who: 'An', why: 'audit', at: '2026-11-21T10:00:00.000Z' };
const then: ChannelState = {
	listings: {
		active: '1.0.0',
		previous: '0.9.0',
		withdrawn: [],
		canary: { version: '1.1.0', traffic: 10, salt: 's' },
	},
	forms: { active: '2.0.0', withdrawn: [] },
};
const now: ChannelState = {
	listings: { active: '1.2.0', previous: '1.1.0', withdrawn: ['1.1.0'], lock },
	forms: { active: '2.0.0', previous: '1.9.0', withdrawn: [] },
	content: { active: '3.0.0', withdrawn: [] },
};

it('restores one remote: the version left is withdrawn, the lock stays, a rollout of then does not come back', () => {
	expect(restoreState(now, then, { revision: 4, remote: 'listings' })).toEqual({
		...now,
		listings: { active: '1.0.0', previous: '0.9.0', withdrawn: ['1.1.0', '1.2.0'], lock },
	});
});

it('restores the whole channel: what was not there then leaves it, what is the same stays untouched', () => {
	expect(restoreState(now, then, { revision: 4 })).toEqual({
		listings: { active: '1.0.0', previous: '0.9.0', withdrawn: ['1.1.0', '1.2.0'], lock },
		forms: now.forms,
	});
});

it('goes to no version before that was withdrawn since, and ends a rollout of now', () => {
	const tried: ChannelState = {
		listings: { active: '1.0.0', withdrawn: ['0.9.0'], canary: { version: '1.3.0', traffic: 50, salt: 't' } },
	};
	expect(restoreState(tried, then, { revision: 4, remote: 'listings' })).toEqual({
		listings: { active: '1.0.0', withdrawn: ['0.9.0', '1.3.0'] },
	});
});

it('says when there is nothing to restore', () => {
	expect(() => restoreState(now, then, { revision: 4, remote: 'content' })).toThrow(
		'content had no active version at revision 4',
	);
	expect(() => restoreState(now, then, { revision: 4, remote: 'forms' })).toThrow('Nothing is to be done');
	expect(() => restoreState(now, now, { revision: 5 })).toThrow('Nothing is to be done');
});

it('brings a remote back that was taken out, and takes out again what was out then', () => {
	const retired = { who: 'An', why: 'over', at: '2026-11-22T10:00:00.000Z' };
	const out: ChannelState = { listings: { active: '1.0.0', withdrawn: ['1.0.0'], retired } };
	const served: ChannelState = { listings: { active: '1.0.0', withdrawn: [] } };
	expect(restoreState(out, served, { revision: 1, remote: 'listings' })).toEqual(served);
	expect(restoreState(served, out, { revision: 2, remote: 'listings' })).toEqual(out);
	expect(() => restoreState(out, out, { revision: 2 })).toThrow('already');
});
