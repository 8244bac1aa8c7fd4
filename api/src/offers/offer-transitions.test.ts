import { OFFER_STATES, type OfferState } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { answerRefusal, changeRefusal, showsTerms, stateAt } from './offer-transitions.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const LATER = new Date('2026-11-25T10:01:00Z');
const offer = (state: OfferState, validUntil: Date | null = LATER) => ({ state, validUntil });

/** What can be done in each state while the hour is not over, and what the rest is refused for. */
const VALID: Record<OfferState, Partial<Record<OfferState, string>>> = {
	received: { received: 'received-once', expired: 'still-valid' },
	'passed-on': { received: 'received-once', 'passed-on': 'same', expired: 'still-valid' },
	accepted: {
		received: 'received-once',
		'passed-on': 'passed-on-before',
		accepted: 'same',
		expired: 'decided',
	},
	refused: {
		received: 'received-once',
		'passed-on': 'passed-on-before',
		refused: 'same',
		expired: 'decided',
	},
	countered: {
		received: 'received-once',
		'passed-on': 'passed-on-before',
		countered: 'same',
		expired: 'decided',
	},
	withdrawn: {
		received: 'received-once',
		'passed-on': 'withdrawn',
		accepted: 'withdrawn',
		refused: 'withdrawn',
		countered: 'withdrawn',
		withdrawn: 'same',
		expired: 'decided',
	},
	expired: { received: 'received-once', 'passed-on': 'expired', countered: 'expired', expired: 'same' },
};

describe('an offer', () => {
	for (const from of OFFER_STATES)
		for (const to of OFFER_STATES)
			it(`that is ${from} ${VALID[from][to] ? `does not become ${to}: ${VALID[from][to]}` : `becomes ${to}`}`, () => {
				expect(changeRefusal(offer(from), to, NOW)).toBe(VALID[from][to]);
			});

	it.each(['received', 'passed-on'] as const)('that is %s expires with its hour, to the minute', (state) => {
		expect(stateAt(offer(state), NOW)).toBe(state);
		expect(stateAt(offer(state), LATER)).toBe('expired');
		expect(changeRefusal(offer(state), 'expired', LATER)).toBeUndefined();
		expect(changeRefusal(offer(state), 'passed-on', LATER)).toBe('expired');
		expect(changeRefusal(offer(state), 'countered', LATER)).toBe('expired');
		// What was decided in time may be noted later.
		for (const to of ['accepted', 'refused', 'withdrawn'] as const)
			expect(changeRefusal(offer(state), to, LATER)).toBeUndefined();
	});

	it('without an end never expires, nor does one that was decided or countered', () => {
		expect(stateAt(offer('received', null), LATER)).toBe('received');
		expect(changeRefusal(offer('received', null), 'expired', LATER)).toBe('still-valid');
		for (const state of ['accepted', 'refused', 'countered', 'withdrawn'] as const)
			expect([stateAt(offer(state), LATER), changeRefusal(offer(state), 'expired', LATER)]).toEqual([
				state,
				'decided',
			]);
	});

	it.each([
		['received', 'not-passed-on'],
		['passed-on', undefined],
		['accepted', 'decided'],
		['refused', 'decided'],
		['countered', undefined],
		['withdrawn', 'withdrawn'],
		['expired', 'expired'],
	] as const)('that is %s is answered by an owner, or not: %s', (state, refusal) => {
		expect(answerRefusal(offer(state), NOW)).toBe(refusal);
	});

	it('is answered until its hour and not after it', () => {
		expect(answerRefusal(offer('passed-on'), LATER)).toBe('expired');
		expect(answerRefusal(offer('received'), LATER)).toBe('expired');
		expect(answerRefusal(offer('countered'), LATER)).toBeUndefined();
	});

	it('shows its terms to the owner once it was passed on or decided', () => {
		expect(OFFER_STATES.filter(showsTerms)).toEqual(['passed-on', 'accepted', 'refused', 'countered']);
	});
});
