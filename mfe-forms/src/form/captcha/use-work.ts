import type { Captcha } from '@estate/shared-contract';
import { type RefObject, useEffect, useState } from 'react';

/** How far the browser is with the work that it does in place of a reader. */
export type Work = { state: 'none' } | { state: 'running'; share: number } | { state: 'done'; nonce: string };

/** The work for one challenge, under way or done. */
export interface Solving {
	challenge: string;
	nonce: Promise<string>;
}

/** Does the work; `solving` holds it for who sends the form meanwhile. */
export function useWork(
	challenge: Captcha | undefined,
	solving: RefObject<Solving | undefined>,
	onFailure: () => void,
) {
	const [work, setWork] = useState<Work>({ state: 'none' });
	const current = challenge?.challenge;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a solution holds for one challenge alone
	useEffect(() => setWork({ state: 'none' }), [current]);

	async function find(asked: Captcha): Promise<string> {
		const { solveChallenge } = await import('./solve-challenge.ts');
		return solveChallenge(asked, { onProgress: (share) => setWork({ state: 'running', share }) });
	}

	async function solve() {
		if (!challenge) return;
		setWork({ state: 'running', share: 0 });
		const nonce = find(challenge);
		solving.current = { challenge: challenge.challenge, nonce };
		setWork({ state: 'done', nonce: await nonce });
	}

	return { work, solve: () => void solve().catch(onFailure) };
}
