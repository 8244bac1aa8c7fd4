import type { Captcha } from '@estate/shared-contract';
import { useEffect, useState } from 'react';

/** How far the browser is with the work that it does in place of a reader. */
export type Work = { state: 'none' } | { state: 'running'; share: number } | { state: 'done'; nonce: string };

export function useWork(challenge: Captcha | undefined, onFailure: () => void) {
	const [work, setWork] = useState<Work>({ state: 'none' });
	const current = challenge?.challenge;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a solution holds for one challenge alone
	useEffect(() => setWork({ state: 'none' }), [current]);

	async function solve() {
		if (!challenge) return;
		setWork({ state: 'running', share: 0 });
		const { solveChallenge } = await import('./solve-challenge.ts');
		const nonce = await solveChallenge(challenge, {
			onProgress: (share) => setWork({ state: 'running', share }),
		});
		setWork({ state: 'done', nonce });
	}

	return { work, solve: () => void solve().catch(onFailure) };
}
