/** Pages of the console that one session follows at once: far more than somebody has open. */
const MOST_OF_SESSION = 20;

/** Event streams that are open, by session. Of one that opens too many the oldest ends: its page says so, and connects again. */
export class SessionStreams {
	/** Functions that end a stream, the oldest first */
	readonly #open = new Map<string, Set<() => void>>();

	/** Adds a stream by what ends it. Returns what takes it out again. */
	add(session: string, end: () => void): () => void {
		const streams = this.#open.get(session) ?? new Set();
		this.#open.set(session, streams.add(end));
		const [oldest] = streams;
		if (streams.size > MOST_OF_SESSION && oldest) {
			streams.delete(oldest);
			oldest();
		}
		return () => {
			streams.delete(end);
			if (streams.size === 0) this.#open.delete(session);
		};
	}

	endAll(): void {
		for (const streams of this.#open.values()) for (const end of streams) end();
	}
}
