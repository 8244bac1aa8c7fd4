import type { Captcha } from '@estate/shared-contract';

/** Attempts between two pauses, so that the page stays alive. */
const BATCH = 256;

function startsWithZeros(bytes: Uint8Array, zeroBits: number): boolean {
	for (let bit = 0; bit < zeroBits; bit++) if ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) return false;
	return true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does the work that stands in for reading the picture: finds a nonce for which SHA-256 of `<challenge>.<nonce>` starts
 * with so many zero bits. `onProgress` hears how likely it is that it would have been found by now, 0 to 1. Throws an
 * AbortError.
 */
export async function solveChallenge(
	{ challenge, zeroBits }: Pick<Captcha, 'challenge' | 'zeroBits'>,
	{ onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
	const encoder = new TextEncoder();
	const expected = 2 ** zeroBits;
	const isSolution = async (nonce: number) => {
		const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${nonce}`));
		return startsWithZeros(new Uint8Array(hash), zeroBits);
	};
	for (let first = 0; ; first += BATCH) {
		signal?.throwIfAborted();
		const nonces = Array.from({ length: BATCH }, (_, index) => first + index);
		const found = (await Promise.all(nonces.map(isSolution))).indexOf(true);
		if (found >= 0) return String(first + found);
		onProgress?.(1 - Math.exp(-(first + BATCH) / expected));
		await pause();
	}
}
