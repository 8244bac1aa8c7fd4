import { randomInt } from 'node:crypto';
import { mkdir, open, stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** Above those that browsers refuse, below those that systems give to outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** Each port that was drawn is a file here, so that nobody else on the machine draws it, or tries whether it is free, meanwhile. */
const DRAWN = path.join(tmpdir(), `estate-ports-${userInfo().uid}`);
/** By then its server listens, or never will. */
const DRAWN_FOR_MS = 10 * 60_000;

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}

/** Draws a port for this process; false where another did within the last minutes. */
async function draw(port: number): Promise<boolean> {
	const file = path.join(DRAWN, String(port));
	try {
		await (await open(file, 'wx')).close();
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
	const { mtimeMs } = await stat(file);
	if (Date.now() - mtimeMs < DRAWN_FOR_MS) return false;
	await utimes(file, new Date(), new Date());
	return true;
}

/**
 * A port that nothing listens on, for servers that have to know their address before they listen. Drawn by lot, so that
 * programs beside each other do not meet, from those that no outgoing connection takes before the server listens.
 */
export async function freePort(): Promise<number> {
	await mkdir(DRAWN, { recursive: true });
	for (;;) {
		const port = randomInt(LOWEST, HIGHEST);
		if ((await draw(port)) && (await isFree(port))) return port;
	}
}
