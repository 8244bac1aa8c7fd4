import type { ChannelState } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../health/policy.ts';
import { stateChanges } from './state-changes.ts';

const forms = { active: '3.0.0', withdrawn: [] };

describe('what a change changed', () => {
	it('is described fact by fact, as a person reads it', () => {
		const before: ChannelState = {
			forms,
			listings: { active: '1.0.0', withdrawn: [], policy: { ...DEFAULT_POLICY, automatic: false } },
		};
		const after: ChannelState = {
			forms,
			listings: {
				active: '1.1.0',
				previous: '1.0.0',
				withdrawn: ['0.9.0', '0.8.0'],
				canary: {
					version: '1.2.0',
					traffic: 5,
					salt: 'a',
					plan: { kind: 'step', steps: [5, 50], every: 600_000, startedAt: '2026-11-21T10:00:00.000Z' },
				},
				lock: { who: 'An', why: 'audit', at: '2026-11-21T10:00:00.000Z' },
			},
		};
		expect(stateChanges(before, after)).toEqual(
			[
				['active', '1.0.0', '1.1.0'],
				['previous', undefined, '1.0.0'],
				['canary', undefined, '1.2.0 for 5 %, then 50 and 100 %, each for 10 min'],
				['withdrawn', undefined, '0.9.0, 0.8.0'],
				['lock', undefined, 'by An: audit'],
				['policy', 'never taken back by itself', undefined],
			].map(([fact, before, after]) => ({ remote: 'listings', fact, before, after })),
		);
	});

	it('says of a remote that is taken out what visitors had and have no more', () => {
		const retired = { who: 'An', why: 'over', at: '2026-11-21T10:00:00.000Z' };
		expect(stateChanges({ forms }, { forms: { ...forms, withdrawn: ['3.0.0'], retired } })).toEqual([
			{ remote: 'forms', fact: 'active', before: '3.0.0', after: undefined },
			{ remote: 'forms', fact: 'withdrawn', before: undefined, after: '3.0.0' },
			{ remote: 'forms', fact: 'retired', before: undefined, after: 'by An: over' },
		]);
	});

	it('is everything of a remote that comes or goes, and nothing of one that stays', () => {
		expect(stateChanges({ forms }, {})).toEqual([
			{ remote: 'forms', fact: 'active', before: '3.0.0', after: undefined },
		]);
		expect(stateChanges({ forms }, { forms: { ...forms } })).toEqual([]);
	});
});
