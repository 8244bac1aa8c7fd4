import { describe, expect, it } from 'vitest';
import type { ReleaseError } from '../release-error.ts';
import type { Proposal, ProposalEnd, ProposalFile, Voice } from './proposal.schema.ts';
import { approve, type ProposalStatus, peopleFor, proposalStatus } from './proposal-transitions.ts';

const AT = '2026-11-21T10:00:00.000Z';
const EXPIRES = '2026-11-22T10:00:00.000Z';
const HASH = 'a'.repeat(64);
const INTIME = { now: Date.parse(AT) + 1_000, isAsProposed: true };

const voice = (who: string, person?: string): Voice => ({
	...{ who, identity: '0123456789abcdef', at: AT },
	...(person ? { person } : {}),
});
const AN = voice('An', 'An Peeters');
const BO = voice('Bo', 'Bo Maes');
const CI = voice('CI listings');

function file(proposed: Voice, approvals: Voice[] = [], end?: ProposalEnd): ProposalFile {
	const proposal: Proposal = {
		id: '00112233aabbccdd',
		channel: 'production',
		remote: 'listings',
		action: 'promote',
		change: { kind: 'promote', version: '1.2.0', waived: [] },
		why: 'cards',
		proposed,
		expires: EXPIRES,
		revision: 7,
		standing: HASH,
		versions: [{ remote: 'listings', version: '1.2.0', hash: HASH }],
	};
	return { proposal, approvals, end };
}
const DONE: ProposalEnd = { how: 'done', who: 'Bo', at: AT, revision: 8 };
const DECLINED: ProposalEnd = { how: 'declined', who: 'Bo', at: AT, why: 'not on Friday' };

function refusalOf(...given: Parameters<typeof approve>): [string, string] {
	try {
		approve(...given);
	} catch (error) {
		const { code, message } = error as ReleaseError;
		return [code, message];
	}
	return ['none', ''];
}

describe('a proposal', () => {
	const late = { ...INTIME, now: Date.parse(EXPIRES) };
	const changed = { ...INTIME, isAsProposed: false };
	it.each<[ProposalStatus, ProposalFile, typeof INTIME]>([
		['waiting', file(AN), INTIME],
		['waiting', file(CI, [BO]), INTIME],
		['expired', file(AN), late],
		['outdated', file(AN), changed],
		['expired', file(AN), { ...late, isAsProposed: false }],
		['done', file(AN, [BO], DONE), changed],
		['declined', file(AN, [], DECLINED), INTIME],
	])('is %s', (status, given, facts) => {
		expect(proposalStatus(given, facts)).toBe(status);
	});

	it('is agreed on when a second person says yes', () => {
		const { file: approved, isAgreed } = approve(file(AN), BO, INTIME);
		expect([isAgreed, peopleFor(approved)]).toEqual([true, ['An Peeters', 'Bo Maes']]);
	});

	it('takes two people where a program proposed it, which is nobody', () => {
		const first = approve(file(CI), AN, INTIME);
		expect(first.isAgreed).toBe(false);
		expect(approve(first.file, BO, INTIME).isAgreed).toBe(true);
		expect(refusalOf(first.file, AN, INTIME)[0]).toBe('same-person');
	});

	it.each([
		['the same token', AN],
		['another token of the same person', voice('An, laptop', 'An Peeters')],
		['the same name in other letters and spaces', voice('An again', ' an  PEETERS ')],
	])('is not agreed on by %s', (_, second) => {
		expect(refusalOf(file(AN), second, INTIME)).toEqual([
			'same-person',
			expect.stringMatching(/takes a second person\. Who could: npm run release -- access list$/),
		]);
	});

	it('is not agreed on by who names no person, and says how to mend it', () => {
		expect(refusalOf(file(AN), CI, INTIME)).toEqual([
			'no-person',
			expect.stringMatching(/^CI listings cannot approve .*access add "a name" --role releaser --person/),
		]);
	});

	it.each([
		['expired', file(AN), late, 'proposal-over', /was good until 2026-11-22.* promote listings 1\.2\.0$/],
		[
			'outdated',
			file(AN),
			changed,
			'proposal-outdated',
			/revision 7 of production.* promote listings 1\.2\.0$/,
		],
		['done', file(AN, [BO], DONE), INTIME, 'proposal-over', /revision 8\)\. Nothing is to be done/],
		[
			'declined',
			file(AN, [], DECLINED),
			INTIME,
			'proposal-over',
			/by Bo .*not on Friday.* promote listings 1\.2\.0$/,
		],
	])('that is %s is approved by nobody, and says what to do', (_, given, facts, code, message) => {
		expect(refusalOf(given, BO, facts)).toEqual([code, expect.stringMatching(message)]);
	});
});
