import { vi } from 'vitest';
import { until } from './until.ts';

const SECOND_MS = 1_000;

/**
 * From now on dates stand still, and what a site does now and then is done when a test lets time pass: looks, judgements,
 * steps of rollouts, reports. What travels, and what threads do, takes its own time.
 */
export function holdTime(): void {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Makes it later at once; what was to be done meanwhile is done when time passes. */
export function makeLater(milliseconds: number): void {
	vi.setSystemTime(Date.now() + milliseconds);
}

/** What was to be done in that time begins. */
export const passTime = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

/** Lets second after second pass until the answer fits. */
export function untilTimePassed<Value>(
	ask: () => Value | Promise<Value>,
	fits?: (value: Value) => boolean,
): Promise<Value> {
	return until(() => {
		passTime(SECOND_MS);
		return ask();
	}, fits);
}

/** Lets second after second pass until a promise has come out. */
export async function whileTimePasses<Value>(work: Promise<Value>): Promise<Value> {
	let isDone = false;
	const done = () => {
		isDone = true;
	};
	work.then(done, done);
	await untilTimePassed(() => isDone);
	return work;
}
