import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_DELAY_MS, createLiveAnswer } from './live-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live answer', () => {
	it('asks once, for the newest search, after a pause', async () => {
		const count = vi.fn(async (search: string) => search.length);
		const onTotal = vi.fn();
		const live = createLiveAnswer({ ask: count, onAnswer: onTotal });
		live.change('a');
		live.change('ab');
		live.change('abc');
		await vi.advanceTimersByTimeAsync(ANSWER_DELAY_MS - 1);
		expect(count).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(count.mock.calls.map(([search]) => search)).toEqual(['abc']);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(3);
	});

	it('aborts a question that a newer search overtakes, and ignores its late answer', async () => {
		const answers: ((total: number) => void)[] = [];
		const signals: AbortSignal[] = [];
		const onTotal = vi.fn();
		const live = createLiveAnswer<string, number>({
			ask: (_, signal) => {
				signals.push(signal);
				return new Promise((resolve) => answers.push(resolve));
			},
			onAnswer: onTotal,
		});
		live.change('first');
		await vi.advanceTimersByTimeAsync(ANSWER_DELAY_MS);
		live.change('second');
		expect(signals[0]?.aborted).toBe(true);
		await vi.advanceTimersByTimeAsync(ANSWER_DELAY_MS);
		answers[1]?.(2);
		answers[0]?.(1);
		await vi.advanceTimersByTimeAsync(0);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(2);
	});

	it('says that the number is unknown when the api does not answer', async () => {
		const onTotal = vi.fn();
		const live = createLiveAnswer({ ask: () => Promise.reject(new Error('down')), onAnswer: onTotal });
		live.change('any');
		await vi.advanceTimersByTimeAsync(ANSWER_DELAY_MS);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(undefined);
	});

	it('asks nothing after it was stopped', async () => {
		const count = vi.fn(async () => 1);
		const live = createLiveAnswer({ ask: count, onAnswer: vi.fn() });
		live.change('any');
		live.stop();
		await vi.advanceTimersByTimeAsync(ANSWER_DELAY_MS * 2);
		expect(count).not.toHaveBeenCalled();
	});
});
