import { setFlagsFromString } from 'node:v8';

/** After a collection the heap may grow by this much before the next one; left alone, V8 lets it become four times as large */
export const HEAP_GROWTH_PERCENT = 30;

/**
 * Keeps the heap of a server, and of its threads, near what it holds. Call it first of all. Node takes this one neither as an
 * option in NODE_OPTIONS nor for a single thread, so the servers say it themselves, however they are started.
 */
export function keepHeapLean(): void {
	setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
