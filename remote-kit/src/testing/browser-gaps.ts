// What jsdom lacks of a browser and Mantine asks for.

class Observer {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
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
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
}
