import { useHost } from '@estate/remote-kit';
import type { Captcha } from '@estate/shared-contract';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Solving } from '../captcha/use-work.ts';

export interface CaptchaState {
	challenge?: Captcha | undefined;
	/** The first one is on its way */
	isPending: boolean;
	/** The api gave none; the form is not lost for it */
	isAway: boolean;
	/** The work that the browser does in place of a reader, once it was asked to */
	solving: RefObject<Solving | undefined>;
	/** Fetches one if there is none yet: a challenge is loaded on demand (decisions 29) */
	prepare(): void;
	/** Until an answer to it is believed: nobody who types needs to wait, but who lets the browser fill in and work */
	ripen(): Promise<void>;
	/** Another one, since this one cannot be read or is used up; undefined when the api gives none */
	renew(): Promise<Captcha | undefined>;
}

const ripeTime = (challenge: Captcha | undefined) => performance.now() + (challenge?.waitSeconds ?? 0) * 1000;

/** The challenge of a form. */
export function useCaptcha(isAsked: boolean, given: Captcha | undefined): CaptchaState {
	const { api, language } = useHost();
	const [challenge, setChallenge] = useState(given);
	const [isAway, setAway] = useState(false);
	const [isPending, setPending] = useState(false);
	const solving = useRef<Solving>(undefined);
	const ripeAt = useRef(ripeTime(given));
	const isAskedFor = useRef(given !== undefined);
	const renew = useCallback(async () => {
		isAskedFor.current = true;
		const fresh = await api.call('captcha', { query: { language } }).catch(() => undefined);
		// One that is there already stays: it may still be good.
		if (fresh) {
			setChallenge(fresh);
			ripeAt.current = ripeTime(fresh);
		}
		setAway(!fresh);
		setPending(false);
		return fresh;
	}, [api, language]);
	const prepare = useCallback(() => {
		if (!isAsked || isAskedFor.current) return;
		setPending(true);
		void renew();
	}, [isAsked, renew]);
	const ripen = useCallback(async () => {
		const left = ripeAt.current - performance.now();
		if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
	}, []);
	return { challenge, isPending, isAway, solving, prepare, ripen, renew };
}
