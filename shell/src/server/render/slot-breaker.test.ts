import { expect, it } from 'vitest';
import { createSlotBreaker } from './slot-breaker.ts';

it('leaves a slot that blocked alone, then tries it once, and trusts it again when it rendered', () => {
	let now = 0;
	const breaker = createSlotBreaker(() => now);
	expect(breaker.trust('a')).toBe('closed');
	breaker.blocked('a');
	expect(breaker.trust('a')).toBe('open');
	expect(breaker.trust('b')).toBe('closed');
	now += 10_001;
	expect(breaker.trust('a')).toBe('half-open');
	expect(breaker.trust('a')).toBe('open');
	breaker.succeeded('a');
	expect(breaker.trust('a')).toBe('closed');
});
