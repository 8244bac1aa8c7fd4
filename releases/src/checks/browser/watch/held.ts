import type { WatchedWindow } from './watched-window.ts';

/** Counts timers of the version that run. */
export function watchTimers(): void {
	const { isOwn, counts } = (window as unknown as WatchedWindow).estateWatch;
	const timers = new Map<string, string>();
	type Timing = (...given: unknown[]) => unknown;
	const globals = window as unknown as Record<string, Timing>;
	const pairs = [
		// Browsers clear one by the other.
		['setTimeout', 'clearTimeout', 'timer'],
		['setInterval', 'clearInterval', 'timer'],
		['requestAnimationFrame', 'cancelAnimationFrame', 'frame'],
	] as const;
	for (const [setting, clearing, kind] of pairs) {
		const [set, clear] = [globals[setting], globals[clearing]];
		if (!set || !clear) continue;
		globals[setting] = (work, ...rest) => {
			if (typeof work !== 'function' || !isOwn()) return set.call(window, work, ...rest);
			const run = (...given: unknown[]) => {
				if (setting !== 'setInterval') timers.delete(`${kind} ${id}`);
				return work(...given);
			};
			const id = set.call(window, run, ...rest);
			timers.set(`${kind} ${id}`, setting);
			return id;
		};
		globals[clearing] = (id) => {
			timers.delete(`${kind} ${id}`);
			return clear.call(window, id);
		};
	}
	counts.push(() => {
		const held: Record<string, number> = {};
		for (const setting of timers.values()) held[setting] = (held[setting] ?? 0) + 1;
		return held;
	});
}

/** Counts listeners of window, document, `html` and `body` that the version has added and not removed. */
export function watchListeners(): void {
	const { isOwn, nameOf, counts } = (window as unknown as WatchedWindow).estateWatch;
	/** What and phase → listeners */
	const held = new Map<string, Set<unknown>>();
	const { addEventListener, removeEventListener } = EventTarget.prototype;
	type Options = boolean | AddEventListenerOptions | undefined;
	function keyOf(target: string, type: string, options: Options): string {
		const capture = typeof options === 'object' ? options?.capture : options;
		return `listener of ${target} for ${type}${capture ? ' (capture)' : ''}`;
	}
	EventTarget.prototype.addEventListener = function (type, listener, options?: Options) {
		// Called by its bare name, it is the window's.
		const self = this ?? window;
		const target = nameOf(self);
		const { signal, once } = typeof options === 'object' && options ? options : {};
		if (target && listener && !once && !signal?.aborted && isOwn()) {
			const key = keyOf(target, type, options);
			const listeners = held.get(key) ?? new Set();
			held.set(key, listeners.add(listener));
			const forget = () => listeners.delete(listener);
			if (signal) addEventListener.call(signal, 'abort', forget, { once: true });
		}
		return addEventListener.call(self, type, listener, options);
	};
	EventTarget.prototype.removeEventListener = function (type, listener, options?: Options) {
		const self = this ?? window;
		const target = nameOf(self);
		if (target) held.get(keyOf(target, type, options))?.delete(listener);
		return removeEventListener.call(self, type, listener, options);
	};
	counts.push(() => Object.fromEntries(Array.from(held, ([key, { size }]) => [key, size])));
}
