/** Pause after the last change before the api is asked, in milliseconds. */
export const ANSWER_DELAY_MS = 250;

export interface LiveAnswerSettings<Search, Answer> {
	ask(search: Search, signal: AbortSignal): Promise<Answer>;
	/** Gets what the api says, or undefined when it could not be learned */
	onAnswer(answer: Answer | undefined): void;
	delay?: number;
}

/** Asks about the newest search only: waits for a pause, and drops every older question and answer. */
export function createLiveAnswer<Search, Answer>({
	ask,
	onAnswer,
	delay = ANSWER_DELAY_MS,
}: LiveAnswerSettings<Search, Answer>) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let question: AbortController | undefined;

	function stop() {
		clearTimeout(timer);
		question?.abort();
		question = undefined;
	}

	async function send(search: Search) {
		const current = new AbortController();
		question = current;
		const answer = await ask(search, current.signal).catch(() => undefined);
		if (!current.signal.aborted) onAnswer(answer);
	}

	return {
		/** The search has changed */
		change(search: Search) {
			stop();
			timer = setTimeout(() => void send(search), delay);
		},
		stop,
	};
}
