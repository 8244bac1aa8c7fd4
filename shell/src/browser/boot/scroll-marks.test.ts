// @vitest-environment jsdom

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchScroll } from './scroll-marks.ts';

const root = document.documentElement;
let wantsNoMotion = false;

function scrollHere(top: number): void {
	vi.stubGlobal('scrollY', top);
	dispatchEvent(new Event('scroll'));
}
const isBelowTop = () => root.hasAttribute('data-below-top');

beforeAll(() => {
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }));
	vi.stubGlobal('scrollTo', (_: number, top: number) => vi.stubGlobal('scrollY', top));
	document.body.innerHTML = '<a id="back-to-top" href="#top"></a><main id="main" tabindex="-1"></main>';
	vi.stubGlobal('scrollY', 0);
	watchScroll();
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
	wantsNoMotion = false;
	scrollHere(0);
	vi.advanceTimersByTime(100);
});

describe('a page that is scrolled', () => {
	it('has a fixed header after more than 30 px, at once', () => {
		for (const [top, isFixed] of [
			[30, false],
			[31, true],
			[30, false],
		] as const) {
			scrollHere(top);
			expect(root.hasAttribute('data-scrolled'), `${top} px`).toBe(isFixed);
		}
	});

	it('shows the link to the top from 10 px on, looked at every 100 ms', () => {
		scrollHere(9);
		vi.advanceTimersByTime(100);
		expect(isBelowTop()).toBe(false);
		scrollHere(10);
		vi.advanceTimersByTime(99);
		// Another event within the time starts it not again.
		scrollHere(10);
		expect(isBelowTop()).toBe(false);
		vi.advanceTimersByTime(1);
		expect(isBelowTop()).toBe(true);
	});

	it('goes up in 500 ms by that link, and gives the focus to the page', () => {
		scrollHere(1_000);
		document.getElementById('back-to-top')?.click();
		vi.advanceTimersByTime(400);
		expect(scrollY).toBeGreaterThan(0);
		vi.advanceTimersByTime(120);
		expect(scrollY).toBe(0);
		expect(document.activeElement?.id).toBe('main');
	});

	it('is at the top at once for who wants no motion, and stays where a visitor scrolls meanwhile', () => {
		wantsNoMotion = true;
		scrollHere(1_000);
		document.getElementById('back-to-top')?.click();
		expect(scrollY).toBe(0);
		wantsNoMotion = false;
		scrollHere(1_000);
		document.getElementById('back-to-top')?.click();
		vi.advanceTimersByTime(100);
		dispatchEvent(new Event('wheel'));
		scrollHere(700);
		vi.advanceTimersByTime(500);
		expect(scrollY).toBe(700);
	});
});
