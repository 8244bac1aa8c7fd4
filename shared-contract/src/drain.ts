import type { Server } from 'node:http';

/** For answers under way once nothing new is taken, in milliseconds; then their connections are cut. */
const ANSWERS_MS = 8_000;

/**
 * How a server leaves without refusing anybody. Once it drains it says so to who asks whether it is ready, goes on taking
 * requests, and ends each connection with its answer, so that proxies send what comes next to another server.
 */
export class Drain {
	readonly #server: Server;
	#isEnding = false;
	#isDraining = false;

	constructor(server: Server) {
		this.#server = server;
		server.prependListener('request', (_, response) => {
			if (this.#isEnding) response.setHeader('connection', 'close');
		});
	}

	get isDraining(): boolean {
		return this.#isDraining;
	}

	/**
	 * Resolves when the time is over in which proxies notice; then stop listening. What hangs is cut 8 seconds later.
	 * `isReplaced`: another process listens at the same address already, so who asks whether it is ready hears that it is.
	 */
	async begin(seconds: number, { isReplaced = false } = {}): Promise<void> {
		this.#isEnding = true;
		this.#isDraining = !isReplaced;
		await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
		setTimeout(() => this.#server.closeAllConnections(), ANSWERS_MS).unref();
	}
}
