import type { ChannelState, ReleaseAction } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { doneText } from './done-text.ts';

const said = (action: ReleaseAction, before: ChannelState, after: ChannelState) =>
	doneText(
		{ revision: 26, action, remote: 'listings', before, after, at: '', who: 'An', why: '' },
		'production',
	);
const state = (active: string, more: object = {}): ChannelState => ({
	listings: { active, withdrawn: [], ...more },
});
const plan = { kind: 'step', steps: [5, 50], every: 900_000, startedAt: '' } as const;

it('names the version that visitors get again, so that a second roll-back reads otherwise', () => {
	const [newest, before, first] = [
		state('2.0.0', { previous: '1.1.0' }),
		state('1.1.0', { previous: '1.0.0', withdrawn: ['2.0.0'] }),
		state('1.0.0', { withdrawn: ['2.0.0', '1.1.0'] }),
	];
	expect(said('rollback', newest, before)).toEqual({
		outcome: { version: '1.1.0', left: '2.0.0', previous: '1.0.0' },
		lines: ['listings 1.1.0 is active again in production (revision 26); 2.0.0 is withdrawn.'],
	});
	expect(said('rollback', before, first)?.lines[0]).toContain('1.0.0 is active again');
});

it('says how a rollout goes on, what ends it, and what a restore needs no sentence for', () => {
	const tried = state('1.0.0', { canary: { version: '1.1.0', traffic: 5, salt: 's', plan } });
	const begun = said('canary', state('1.0.0'), tried);
	expect(begun?.outcome).toEqual({ version: '1.1.0', traffic: 5, plan });
	expect(begun?.lines).toEqual([
		'listings 1.1.0 is tried in production by 5 % of the visitors, then 50 and 100 %, each for 15 min (revision 26).',
		expect.stringMatching(/promote listings\. .* abort listings/),
	]);
	expect(said('abort', tried, state('1.0.0'))?.lines[0]).toContain('everybody gets 1.0.0');
	expect(said('restore', tried, state('1.0.0'))).toBeUndefined();
});
