import type { RemoteState } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ProposedChange } from './proposal.schema.ts';
import { waitsForSecond } from './waits.ts';

const FIRST: RemoteState = { active: '1.0.0', withdrawn: [] };
const LATER: RemoteState = { ...FIRST, previous: '0.9.0' };
const TRIED: RemoteState = { ...LATER, canary: { version: '1.1.0', traffic: 20, salt: 'a' } };
const OUT: RemoteState = { ...FIRST, retired: { who: 'An', why: '', at: '' } };

const to = (traffic: number): ProposedChange => ({ kind: 'share', rollout: { kind: 'share', traffic } });
const promote: ProposedChange = { kind: 'promote', version: '1.1.0', waived: [] };
const onServers = (version: string, traffic: number): ProposedChange => ({
	...{ kind: 'promote', version, waived: [] },
	rollout: { kind: 'share', traffic },
});
const plan: ProposedChange = { kind: 'share', rollout: { kind: 'step', steps: [5], every: 60_000 } };

describe('where two people have to agree', () => {
	it.each<[string, ProposedChange, RemoteState | undefined, boolean]>([
		['a first promotion waits', promote, undefined, true],
		['a promotion waits', promote, LATER, true],
		['a share that grows waits', to(21), TRIED, true],
		['a plan waits, since it ends with everybody', plan, TRIED, true],
		['a restore waits', { kind: 'restore', revision: 3 }, LATER, true],
		['taking out waits where a roll-back would do', { kind: 'retire' }, LATER, true],
		['leading pages elsewhere waits', { kind: 'retire', redirect: '/contact/' }, OUT, true],
		['a larger share of the servers waits', onServers('1.1.0', 30), TRIED, true],
		['another version for few servers waits', onServers('1.2.0', 10), TRIED, true],
		['a smaller share of the servers does not wait', onServers('1.1.0', 10), TRIED, false],
		['a share that shrinks does not wait', to(10), TRIED, false],
		['a plan that is stopped at its share does not wait', to(20), TRIED, false],
		['taking out a first version does not wait: it is its way back', { kind: 'retire' }, FIRST, false],
	])('%s', (_, change, own, waits) => {
		const name = change.kind === 'promote' && change.rollout ? SHELL : 'listings';
		expect(waitsForSecond(change, own ? { [name]: own } : {}, name)).toBe(waits);
	});

	it('a smaller share of what is tried waits where it is promoted anew: by then it may have been aborted', () => {
		expect(waitsForSecond(onServers('1.1.0', 10), { listings: TRIED }, 'listings')).toBe(true);
	});
});
