/** Where pages tell the development server what failed, and hear where that is in the sources. */
export const FAILURES_PATH = '/-/failures';

/** What failed in a page. */
export interface RuntimeFailure {
	/** `listings.results`, or the remote alone where no slot is known */
	slot: string;
	/** Such as `render`, `hydration`, `load`, `event` */
	phase: string;
	message: string;
	/** As the browser gives it, with addresses of built files */
	stack: string;
}

/** How it reads in a terminal and over the page. */
export const failureText = ({ slot, phase, message, stack }: RuntimeFailure): string =>
	[`${slot} (${phase}): ${message}`, stack].filter(Boolean).join('\n');
