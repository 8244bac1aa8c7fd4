/** Pause after the last change before the api is asked, in milliseconds. */
export const COUNT_DELAY = 250;

export interface LiveCountSettings<Search> {
	count(search: Search, signal: AbortSignal): Promise<number>;
	/** Gets the number of homes, or undefined when it could not be learned */
	onTotal(total: number | undefined): void;
	delay?: number;
}

/** Counts the homes of the newest search only: waits for a pause, and drops every older question and answer. */
export function createLiveCount<Search>({ count, onTotal, delay = COUNT_DELAY }: LiveCountSettings<Search>) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let question: AbortController | undefined;

	function stop() {
		clearTimeout(timer);
		question?.abort();
		question = undefined;
	}

	async function ask(search: Search) {
		const current = new AbortController();
		question = current;
		const total = await count(search, current.signal).catch(() => undefined);
		if (!current.signal.aborted) onTotal(total);
	}

	return {
		/** The search has changed */
		change(search: Search) {
			stop();
			timer = setTimeout(() => void ask(search), delay);
		},
		stop,
	};
}
