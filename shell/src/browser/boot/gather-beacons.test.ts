// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherBeacons } from './gather-beacons.ts';

const GATHER_MS = 3_000;
const sent: unknown[] = [];
let report: (word: string) => void;
let isHidden = false;

beforeEach(() => {
	vi.useFakeTimers();
	sent.length = 0;
	isHidden = false;
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
	// jsdom sends no beacons.
	Object.assign(navigator, {
		sendBeacon: (address: string, body: string) => sent.push([address, JSON.parse(body)]),
	});
	let waiting: string[] = [];
	const later = gatherBeacons('/-/words', GATHER_MS, () => {
		const words = waiting;
		waiting = [];
		return words.length > 0 ? { words } : undefined;
	});
	report = (word) => {
		waiting.push(word);
		later();
	};
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const message = (...words: string[]) => ['/-/words', { words }];

describe('messages of a document', () => {
	it('are gathered before the first, and come no sooner than 15 s after the one before', () => {
		report('one');
		vi.advanceTimersByTime(2_999);
		report('two');
		expect(sent).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(sent).toEqual([message('one', 'two')]);
		report('three');
		vi.advanceTimersByTime(14_999);
		report('four');
		expect(sent).toHaveLength(1);
		vi.advanceTimersByTime(1);
		expect(sent.at(-1)).toEqual(message('three', 'four'));
	});

	it('are gathered after a long rest as before the first', () => {
		report('one');
		vi.advanceTimersByTime(60_000);
		report('two');
		vi.advanceTimersByTime(2_999);
		expect(sent).toHaveLength(1);
		vi.advanceTimersByTime(1);
		expect(sent.at(-1)).toEqual(message('two'));
	});

	it.each(['pagehide', 'visibilitychange'])('leave at once, and once, with the page: %s', (name) => {
		report('one');
		vi.advanceTimersByTime(GATHER_MS);
		report('two');
		isHidden = true;
		dispatchEvent(new Event(name));
		dispatchEvent(new Event(name));
		vi.advanceTimersByTime(60_000);
		expect(sent).toEqual([message('one'), message('two')]);
	});

	it('stay while the page is in sight, and are none where nothing waits', () => {
		dispatchEvent(new Event('pagehide'));
		report('one');
		dispatchEvent(new Event('visibilitychange'));
		expect(sent).toEqual([]);
	});

	it('of a busy document are a few a minute', () => {
		for (let second = 0; second < 60; second++) {
			report(`second ${second}`);
			vi.advanceTimersByTime(1_000);
		}
		expect(sent).toHaveLength(4);
	});
});
