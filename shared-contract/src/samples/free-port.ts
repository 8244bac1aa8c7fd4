import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above those that browsers refuse, below those that systems give to outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}

/**
 * A port that nothing listens on, for servers that have to know their address before they listen. Drawn by lot, so that
 * programs beside each other do not meet, from those that no outgoing connection takes before the server listens.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(LOWEST, HIGHEST);
		if (await isFree(port)) return port;
	}
}
