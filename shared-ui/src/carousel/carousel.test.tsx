import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Carousel } from './carousel.tsx';

let isMotionTaken = true;
const WIDTH = 300;

/** jsdom lays nothing out: slides of 300 px, of which one is seen. */
function layOut(row: HTMLElement): void {
	const slides = [...row.children];
	for (const [index, slide] of slides.entries())
		Object.defineProperty(slide, 'offsetLeft', { value: index * WIDTH });
	Object.defineProperties(row, {
		clientWidth: { value: WIDTH },
		scrollWidth: { value: slides.length * WIDTH },
	});
}

function renderCarousel(count = 3): HTMLElement {
	render(
		<InLanguage language="en">
			<Carousel label="What clients say">
				{Array.from({ length: count }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: slides of a test
					<p key={index}>Slide {index + 1}</p>
				))}
			</Carousel>
		</InLanguage>,
	);
	const row = screen.getByRole('list');
	layOut(row);
	return row;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
	isMotionTaken = true;
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', (query: string) => ({
		matches: query.includes('no-preference') === isMotionTaken,
		addEventListener() {},
		removeEventListener() {},
	}));
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			private readonly report: (entries: { isIntersecting: boolean }[]) => void;
			constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
				this.report = report;
			}
			observe = () => this.report([{ isIntersecting: true }]);
			disconnect() {}
		},
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a carousel', { timeout: 30_000 }, () => {
	it('moves on after 3000 ms, takes 500 ms for it, and starts again after the last', async () => {
		const row = renderCarousel();
		await pass(2_990);
		expect(row.scrollLeft).toBe(0);
		await pass(200);
		expect(row.scrollLeft).toBeGreaterThan(0);
		expect(row.scrollLeft).toBeLessThan(WIDTH);
		await pass(400);
		expect(row.scrollLeft).toBe(WIDTH);
		await pass(3_000);
		expect(row.scrollLeft).toBe(2 * WIDTH);
		await pass(3_000);
		expect(row.scrollLeft).toBe(0);
	});

	it('rests while it is pointed at or holds the focus', async () => {
		const row = renderCarousel();
		fireEvent.pointerEnter(row.parentElement as HTMLElement);
		await pass(7_000);
		expect(row.scrollLeft).toBe(0);
		fireEvent.pointerLeave(row.parentElement as HTMLElement);
		act(() => row.focus());
		await pass(7_000);
		expect(row.scrollLeft).toBe(0);
		act(() => row.blur());
		await pass(3_600);
		expect(row.scrollLeft).toBe(WIDTH);
	});

	it('has a control that pauses it for good and lets it go on', async () => {
		const row = renderCarousel();
		fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
		await pass(7_000);
		expect(row.scrollLeft).toBe(0);
		fireEvent.click(screen.getByRole('button', { name: 'Play' }));
		await pass(3_600);
		expect(row.scrollLeft).toBe(WIDTH);
	});

	it('never moves by itself under reduced motion, and by its buttons at once', async () => {
		isMotionTaken = false;
		const row = renderCarousel();
		await pass(7_000);
		expect(row.scrollLeft).toBe(0);
		expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: 'Next' }));
		await pass(40);
		expect(row.scrollLeft).toBe(WIDTH);
	});

	it('goes round by its buttons', async () => {
		const row = renderCarousel();
		fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
		await pass(600);
		expect(row.scrollLeft).toBe(2 * WIDTH);
	});

	it('has no controls for a single slide', () => {
		renderCarousel(1);
		expect(screen.queryAllByRole('button')).toEqual([]);
	});
});
