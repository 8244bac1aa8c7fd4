import { useHost } from '@estate/remote-kit';
import type { SlotHost } from '@estate/shared-contract';
import { useEffect, useMemo, useState } from 'react';
import { createLiveAnswer } from './live-answer.ts';

export type Ask<Search, Answer> = (search: Search, host: SlotHost, signal: AbortSignal) => Promise<Answer>;

/** What the api says of a form that changes; undefined until it changes, and while that is unknown. `ask` is one function for good. */
export function useLiveAnswer<Search, Answer>(ask: Ask<Search, Answer>) {
	const host = useHost();
	const [answer, setAnswer] = useState<Answer>();
	const live = useMemo(
		() =>
			createLiveAnswer<Search, Answer>({
				ask: (search, signal) => ask(search, host, signal),
				onAnswer: setAnswer,
			}),
		[ask, host],
	);
	useEffect(() => live.stop, [live]);
	return { answer, change: live.change };
}
