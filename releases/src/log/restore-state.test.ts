import type { ChannelState, ReleaseAction, ReleaseLogEntry } from '@estate/shared-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { suspectsOf } from '../health/suspects.ts';
import { earlierVersions } from './earlier-versions.ts';
import { restoreState } from './restore-state.ts';
import { takenBackOf } from './taken-back.ts';
import { promote, rollBack } from './transitions.ts';

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
		listings: { active: '1.0.0', previous: '1.2.0', withdrawn: ['1.1.0', '1.2.0'], lock },
	});
});

it('has the version just left to fall back to, which open tabs keep where it was there before the one that comes back', () => {
	const failed: ChannelState = { listings: { active: '2.0.0', previous: '1.1.0', withdrawn: [] } };
	const takenBack: ChannelState = {
		listings: { active: '1.1.0', previous: '1.0.0', withdrawn: ['0.9.0', '2.0.0'] },
	};
	expect(restoreState(takenBack, failed, { revision: 2 })).toEqual({
		listings: { active: '2.0.0', previous: '1.1.0', withdrawn: ['0.9.0'] },
	});
	// Promoted again: 2.0.0 was taken back by nobody.
	const again: ChannelState = { listings: { active: '1.1.0', previous: '2.0.0', withdrawn: [] } };
	expect(restoreState(again, failed, { revision: 2 })).toEqual(failed);
});

it('restores the whole channel: what was not there then leaves it, what is the same stays untouched', () => {
	expect(restoreState(now, then, { revision: 4 })).toEqual({
		listings: { active: '1.0.0', previous: '1.2.0', withdrawn: ['1.1.0', '1.2.0'], lock },
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

/** A log of one remote, by the moves that it is given; newest first. */
class Moves {
	history: ReleaseLogEntry[] = [];

	get state(): ChannelState {
		return this.history[0]?.after ?? {};
	}

	/** A move that is refused is none. */
	make(action: ReleaseAction, move: (state: ChannelState) => ChannelState, who = 'An'): void {
		try {
			const [before, after] = [this.state, move(this.state)];
			const revision = this.history.length + 1;
			const entry = { revision, action, remote: 'listings', before, after, at: '2026-11-21T10:00:00.000Z' };
			this.history.unshift({ ...entry, who, why: 'test' });
		} catch {}
	}
}

it('a version that the policy took back and somebody restored is judged again, and the good one can be gone back to', () => {
	const log = new Moves();
	for (const version of ['1.0.0', '1.1.0', '2.0.0'])
		log.make('promote', (state) => promote(state, 'listings', version));
	log.make('rollback', (state) => rollBack(state, 'listings', { earlier: '1.0.0' }), 'policy');
	expect(takenBackOf(log.history, [['listings', '2.0.0']])).toMatchObject([
		{ version: '2.0.0', action: 'rollback', who: 'policy' },
	]);
	const failed = log.history.find(({ revision }) => revision === 3)?.after ?? {};
	log.make('restore', (state) => restoreState(state, failed, { revision: 3, remote: 'listings' }));
	expect(suspectsOf(log.state, log.history)).toMatchObject([{ version: '2.0.0', before: '1.1.0' }]);
	expect(earlierVersions(log.history, 'listings')).toEqual([{ version: '1.1.0' }, { version: '1.0.0' }]);
	expect(rollBack(log.state, 'listings').listings).toMatchObject({ active: '1.1.0', withdrawn: ['2.0.0'] });
});

it('whatever came before, leaves a way back to the version left, which nobody took back by that', () => {
	const versions = fc.constantFrom('1.0.0', '1.1.0', '1.2.0', '2.0.0');
	const moves = fc.oneof(
		versions.map((version) => ({ kind: 'promote', version }) as const),
		fc.constant({ kind: 'rollback' } as const),
		fc.nat(20).map((revision) => ({ kind: 'restore', revision }) as const),
	);
	fc.assert(
		fc.property(fc.array(moves, { minLength: 3, maxLength: 20 }), (all) => {
			const log = new Moves();
			for (const move of all) {
				const [left, entries] = [log.state.listings?.active, log.history.length];
				if (move.kind === 'promote') log.make('promote', (state) => promote(state, 'listings', move.version));
				if (move.kind === 'rollback') log.make('rollback', (state) => rollBack(state, 'listings'));
				if (move.kind === 'restore') {
					const target = log.history.find(({ revision }) => revision === move.revision)?.after;
					if (target)
						log.make('restore', (state) => restoreState(state, target, { revision: move.revision }));
				}
				const own = log.state.listings;
				if (!own) continue;
				expect(own.withdrawn).not.toContain(own.active);
				expect(own.previous).not.toBe(own.active);
				if (move.kind !== 'restore' || log.history.length === entries) continue;
				expect(own.previous).toBe(left);
				expect(earlierVersions(log.history, 'listings')).toContainEqual({ version: left });
			}
		}),
	);
});
