import type { WatchedWindow } from './watched-window.ts';

/** Notes methods and setters that change `html`, `body` and the title. */
export function watchWrites(): void {
	const { isOwn, nameOf, writes } = (window as unknown as WatchedWindow).estateWatch;
	const note = (target: unknown, what: string) => {
		const name = nameOf(target);
		if (name && isOwn()) writes.add(`${name}.${what}`);
	};
	type Methods = Record<string, (...given: unknown[]) => unknown>;
	function wrap(holder: object, names: string, of: (self: unknown) => unknown, prefix = ''): void {
		for (const name of names.split(' ')) {
			const before = (holder as Methods)[name];
			if (!before) continue;
			(holder as Methods)[name] = function (this: unknown, ...given) {
				note(of(this), prefix + name);
				return before.apply(this, given);
			};
		}
	}
	function guard(holder: object, names: string): void {
		for (const name of names.split(' ')) {
			const before = Object.getOwnPropertyDescriptor(holder, name);
			if (!before?.set) continue;
			Object.defineProperty(holder, name, {
				...before,
				set(value: unknown) {
					note(this, name);
					before.set?.call(this, value);
				},
			});
		}
	}
	const itself = (self: unknown) => self;
	wrap(Node.prototype, 'appendChild insertBefore removeChild replaceChild', itself);
	wrap(Element.prototype, 'append prepend replaceChildren insertAdjacentHTML insertAdjacentElement', itself);
	wrap(Element.prototype, 'setAttribute removeAttribute toggleAttribute', itself);
	const ofList = (self: unknown) =>
		[document.body, document.documentElement].find((each) => each?.classList === self);
	wrap(DOMTokenList.prototype, 'add remove toggle replace', ofList, 'classList.');
	guard(Element.prototype, 'innerHTML outerHTML className id');
	guard(Node.prototype, 'textContent');
	guard(Document.prototype, 'title');
}

/** Notes what is written into `style` and `dataset` of `html` and `body`, as by `style.overflow = …`. */
export function watchInnerWrites(): void {
	const { isOwn, nameOf, writes } = (window as unknown as WatchedWindow).estateWatch;
	const changing = ['setProperty', 'removeProperty'];
	for (const name of ['style', 'dataset']) {
		const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name);
		const read = before?.get;
		if (!read) continue;
		Object.defineProperty(HTMLElement.prototype, name, {
			...before,
			get(this: HTMLElement) {
				const real = read.call(this) as object;
				const target = nameOf(this);
				if (!target || !isOwn()) return real;
				return new Proxy(real, {
					set(object, key, value) {
						writes.add(`${target}.${name}.${String(key)}`);
						return Reflect.set(object, key, value, object);
					},
					get(object, key) {
						const value: unknown = Reflect.get(object, key, object);
						if (typeof value !== 'function') return value;
						return (...given: unknown[]) => {
							if (changing.includes(String(key))) writes.add(`${target}.${name}.${String(key)}`);
							return value.apply(object, given);
						};
					},
				});
			},
		});
	}
}
