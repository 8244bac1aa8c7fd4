import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNT_DELAY, createLiveCount } from './live-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live count', () => {
	it('asks once, for the newest search, after a pause', async () => {
		const count = vi.fn(async (search: string) => search.length);
		const onTotal = vi.fn();
		const live = createLiveCount({ count, onTotal });
		live.change('a');
		live.change('ab');
		live.change('abc');
		await vi.advanceTimersByTimeAsync(COUNT_DELAY - 1);
		expect(count).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(count.mock.calls.map(([search]) => search)).toEqual(['abc']);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(3);
	});

	it('aborts a question that a newer search overtakes, and ignores its late answer', async () => {
		const answers: ((total: number) => void)[] = [];
		const signals: AbortSignal[] = [];
		const onTotal = vi.fn();
		const live = createLiveCount<string>({
			count: (_, signal) => {
				signals.push(signal);
				return new Promise((resolve) => answers.push(resolve));
			},
			onTotal,
		});
		live.change('first');
		await vi.advanceTimersByTimeAsync(COUNT_DELAY);
		live.change('second');
		expect(signals[0]?.aborted).toBe(true);
		await vi.advanceTimersByTimeAsync(COUNT_DELAY);
		answers[1]?.(2);
		answers[0]?.(1);
		await vi.advanceTimersByTimeAsync(0);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(2);
	});

	it('says that the number is unknown when the api does not answer', async () => {
		const onTotal = vi.fn();
		const live = createLiveCount({ count: () => Promise.reject(new Error('down')), onTotal });
		live.change('any');
		await vi.advanceTimersByTimeAsync(COUNT_DELAY);
		expect(onTotal).toHaveBeenCalledExactlyOnceWith(undefined);
	});

	it('asks nothing after it was stopped', async () => {
		const count = vi.fn(async () => 1);
		const live = createLiveCount({ count, onTotal: vi.fn() });
		live.change('any');
		live.stop();
		await vi.advanceTimersByTimeAsync(COUNT_DELAY * 2);
		expect(count).not.toHaveBeenCalled();
	});
});
