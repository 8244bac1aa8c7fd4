// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest';
import { whenToHydrate } from './when-to-hydrate.ts';

afterEach(() => vi.unstubAllGlobals());

it('a slot comes alive when it is a quarter of a window below what is seen (website.md §9)', () => {
	const asked: (IntersectionObserverInit | undefined)[] = [];
	let show = () => {};
	class Observer {
		constructor(
			callback: (entries: { isIntersecting: boolean }[]) => void,
			options?: IntersectionObserverInit,
		) {
			asked.push(options);
			show = () => callback([{ isIntersecting: true }]);
		}
		observe() {}
		disconnect() {}
	}
	vi.stubGlobal('IntersectionObserver', Observer);
	const hydrate = vi.fn();
	whenToHydrate('visible', document.createElement('div'), hydrate);
	expect(asked).toEqual([{ rootMargin: '0% 0% 25%' }]);
	expect(hydrate).not.toHaveBeenCalled();
	show();
	expect(hydrate).toHaveBeenCalledOnce();
});

it('a slot comes alive once, as soon as it is touched, and never where it never does', () => {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
	const [element, still] = [document.createElement('div'), document.createElement('div')];
	const [hydrate, never] = [vi.fn(), vi.fn()];
	whenToHydrate('visible', element, hydrate);
	whenToHydrate('never', still, never);
	for (const each of [element, still])
		for (const name of ['pointerover', 'focusin']) each.dispatchEvent(new Event(name));
	expect(hydrate).toHaveBeenCalledOnce();
	expect(never).not.toHaveBeenCalled();
});
