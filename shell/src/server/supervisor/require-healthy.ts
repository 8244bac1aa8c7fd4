import { setTimeout as pause } from 'node:timers/promises';

export interface HealthLimits {
	/** Until it is ready, in milliseconds */
	readyMs: number;
	/** Between two looks, in milliseconds */
	everyMs: number;
}

const HEALTH_LIMITS: HealthLimits = { readyMs: 60_000, everyMs: 200 };
const ANSWER_MS = 10_000;

const ask = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });

async function readiness(url: string): Promise<'ready' | 'starting' | 'none'> {
	const response = await ask(`${url}/readyz`).catch(() => undefined);
	if (response?.status === 200) return 'ready';
	const { status } = (await response?.json().catch(() => ({}))) ?? {};
	return status === 'starting' ? 'starting' : 'none';
}

/**
 * Looks at a shell in its trial: is it ready, and does it answer its home page? Where nothing runs beside it, one that waits
 * for the api's content is as good as any other. Throws an Error with what it found.
 */
export async function requireHealthy(
	url: string,
	{ isAlone, limits = HEALTH_LIMITS }: { isAlone: boolean; limits?: HealthLimits | undefined },
): Promise<void> {
	const since = performance.now();
	for (;;) {
		const state = await readiness(url);
		if (state === 'ready') break;
		if (state === 'starting' && isAlone) return;
		if (performance.now() - since > limits.readyMs)
			throw new Error(`It was not ready within ${limits.readyMs / 1_000} s.`);
		await pause(limits.everyMs);
	}
	const { status } = await ask(`${url}/`);
	// 503: the api is away, which no other version would change.
	if (status >= 400 && status !== 503) throw new Error(`Its home page answers ${status}.`);
}
