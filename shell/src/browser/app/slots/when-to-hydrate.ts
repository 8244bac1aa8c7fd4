import type { HydrationStrategy } from '@estate/shared-contract';
import { SEEN_MARGIN } from '../../seen-margin.ts';

const IDLE_AFTER_MS = 2_000;
const TOUCHES = ['pointerdown', 'focusin', 'pointerover'] as const;

function idle(callback: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(callback, IDLE_AFTER_MS);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(callback, { timeout: IDLE_AFTER_MS });
	return () => cancelIdleCallback(handle);
}

function seen(element: Element, callback: () => void): () => void {
	const observer = new IntersectionObserver(
		(entries) => entries.some(({ isIntersecting }) => isIntersecting) && callback(),
		{ rootMargin: SEEN_MARGIN },
	);
	observer.observe(element);
	return () => observer.disconnect();
}

/** Calls back once when a rendered slot should come alive: by its strategy, or as soon as it is touched. Returns an unsubscribe function waiting. */
export function whenToHydrate(
	strategy: HydrationStrategy,
	element: HTMLElement,
	callback: () => void,
): () => void {
	if (strategy === 'never') return () => {};
	const stops: (() => void)[] = [];
	const stop = () => {
		for (const each of stops.splice(0)) each();
	};
	const call = () => {
		stop();
		callback();
	};
	if (strategy === 'load') {
		call();
		return stop;
	}
	for (const name of TOUCHES) {
		element.addEventListener(name, call, { passive: true });
		stops.push(() => element.removeEventListener(name, call));
	}
	stops.push(strategy === 'idle' ? idle(call) : seen(element, call));
	return stop;
}
