import { useHost } from '@estate/remote-kit';
import type { Captcha } from '@estate/shared-contract';
import { useCallback, useRef, useState } from 'react';

export interface CaptchaState {
	challenge?: Captcha | undefined;
	/** The api gave none; the form is not lost for it */
	isAway: boolean;
	/** Fetches one if there is none yet: a challenge is loaded on demand (decisions 29) */
	prepare(): void;
	/** Another one, since this one cannot be read or is used up */
	renew(): Promise<void>;
}

/** The challenge of a form. */
export function useCaptcha(isAsked: boolean, given: Captcha | undefined): CaptchaState {
	const { api, language } = useHost();
	const [challenge, setChallenge] = useState(given);
	const [isAway, setAway] = useState(false);
	const isAskedFor = useRef(given !== undefined);
	const renew = useCallback(async () => {
		isAskedFor.current = true;
		try {
			setChallenge(await api.call('captcha', { query: { language } }));
			setAway(false);
		} catch {
			isAskedFor.current = false;
			setAway(true);
		}
	}, [api, language]);
	const prepare = useCallback(() => {
		if (isAsked && !isAskedFor.current) void renew();
	}, [isAsked, renew]);
	return { challenge, isAway, prepare, renew };
}
