// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

const bar = () => document.getElementById('progress');

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = '<div id="progress" hidden></div>';
});
afterEach(() => vi.useRealTimers());

it('shows the bar only when a navigation takes 150 ms', () => {
	showProgress(true);
	vi.advanceTimersByTime(149);
	expect(bar()?.hidden).toBe(true);
	vi.advanceTimersByTime(1);
	expect(bar()?.hidden).toBe(false);
	showProgress(false);
	expect(bar()?.hidden).toBe(true);
});

it('never shows it for a navigation that is faster', () => {
	showProgress(true);
	vi.advanceTimersByTime(100);
	showProgress(false);
	vi.advanceTimersByTime(1_000);
	expect(bar()?.hidden).toBe(true);
});
