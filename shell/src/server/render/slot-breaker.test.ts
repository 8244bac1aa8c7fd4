import { expect, it } from 'vitest';
import { createSlotBreaker } from './slot-breaker.ts';

it('leaves a slot that blocked alone, then tries it once, and trusts it again when it drew', () => {
	let now = 0;
	const breaker = createSlotBreaker(() => now);
	expect(breaker.state('a')).toBe('closed');
	breaker.blocked('a');
	expect(breaker.state('a')).toBe('open');
	expect(breaker.state('b')).toBe('closed');
	now += 10_001;
	expect(breaker.state('a')).toBe('trial');
	expect(breaker.state('a')).toBe('open');
	breaker.drew('a');
	expect(breaker.state('a')).toBe('closed');
});
