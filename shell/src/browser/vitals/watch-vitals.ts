// Measures how quick a page is: loaded when the browser is idle, in views that are counted.
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Calls back with each figure of the document when it is known, at the latest when the page is left. */
export function watchVitals(report: (name: 'LCP' | 'INP' | 'CLS', value: number) => void): void {
	for (const watch of [onLCP, onINP, onCLS])
		watch(({ name, value }) => report(name as 'LCP' | 'INP' | 'CLS', value));
}

export type VitalsModule = { watchVitals: typeof watchVitals };
