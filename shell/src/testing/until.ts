import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

const PAUSE_MS = 20;
/** Beyond it a test has failed: nothing depends on it */
const LIMIT_MS = 50_000;

/** Asks again and again until the answer fits. Throws with the last answer. */
export async function until<Value>(
	ask: () => Value | Promise<Value>,
	fits: (value: Value) => boolean = Boolean,
): Promise<Value> {
	const end = performance.now() + LIMIT_MS;
	for (;;) {
		const value = await ask();
		if (fits(value)) return value;
		if (performance.now() > end) throw new Error(`Not within ${LIMIT_MS} ms: ${inspect(value)}`);
		await pause(PAUSE_MS);
	}
}
