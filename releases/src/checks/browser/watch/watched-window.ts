/** What the own code of a version has done to a page beyond its slots. */
export interface PageTouches {
	/** Such as `document.body.append` */
	writes: string[];
	/** How many timers run and listeners of the page are there, by kind */
	held: Record<string, number>;
}

/** What the scripts that watch a document share; each runs there by itself. */
export interface WatchedWindow extends Window {
	estateWatch: {
		/** React and the shell work for the version as well, but then no file of it stands on the stack. */
		isOwn(): boolean;
		/** Name of what belongs to the whole page; undefined for everything else */
		nameOf(target: unknown): string | undefined;
		writes: Set<string>;
		/** What counts up `held` */
		counts: (() => Record<string, number>)[];
	};
}

/** `own`: the part of an address that only the version's files have. */
export function watchOwnCode(own: string): void {
	(window as unknown as WatchedWindow).estateWatch = {
		isOwn() {
			const { stackTraceLimit } = Error;
			Error.stackTraceLimit = 60;
			const { stack = '' } = new Error();
			Error.stackTraceLimit = stackTraceLimit;
			return stack.includes(own);
		},
		nameOf(target) {
			if (target === window) return 'window';
			if (target === document) return 'document';
			if (target === document.documentElement) return 'document.documentElement';
			return document.body && target === document.body ? 'document.body' : undefined;
		},
		writes: new Set(),
		counts: [],
	};
}
