// What jsdom lacks of a browser and Mantine asks for.

class Observer {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
}

/** An element that browsers know and jsdom takes for an unknown one, as React would say at each. */
function knowElement(known: string): void {
	const { createElement } = Document.prototype;
	Document.prototype.createElement = function (
		this: Document,
		name: string,
		options?: ElementCreationOptions,
	) {
		const element = createElement.call(this, name, options);
		if (name === known) Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
		return element;
	};
}

if (typeof window !== 'undefined') {
	window.matchMedia ??= (query) =>
		({
			matches: false,
			media: query,
			onchange: null,
			addEventListener() {},
			removeEventListener() {},
			addListener() {},
			removeListener() {},
			dispatchEvent: () => false,
		}) as MediaQueryList;
	window.ResizeObserver ??= Observer as unknown as typeof ResizeObserver;
	window.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;
	window.scrollTo = () => {};
	Element.prototype.scrollIntoView ??= () => {};
	knowElement('search');
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
}
