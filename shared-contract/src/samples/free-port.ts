import { randomInt } from 'node:crypto';
import { access, mkdir, open, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** Above those that browsers refuse, below those that systems give to outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/**
 * Each port that was drawn is a file here, in a folder of its ten minutes, so that nobody else on the machine draws it, or tries
 * whether it is free, meanwhile.
 */
const DRAWN = path.join(tmpdir(), `estate-ports-${userInfo().uid}`);
/** After one or two of these its server listens, or never will. */
const PERIOD_MS = 10 * 60_000;

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, () => probe.close(() => resolve(true)));
	});
}

const folderOf = (period: number) => path.join(DRAWN, String(period));

/** The folder of now; those of before the last period go when it is made. */
async function openFolder(period: number): Promise<string> {
	const folder = folderOf(period);
	if ((await mkdir(folder, { recursive: true })) === undefined) return folder;
	const gone = (await readdir(DRAWN)).filter((name) => Number(name) < period - 1);
	await Promise.all(gone.map((name) => rm(path.join(DRAWN, name), { recursive: true, force: true })));
	return folder;
}

/** Draws a port for this process; false where another did within this period, or those beside it. */
async function draw(port: number): Promise<boolean> {
	const period = Math.floor(Date.now() / PERIOD_MS);
	try {
		await (await open(path.join(await openFolder(period), String(port)), 'wx')).close();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		return false;
	}
	// Who drew it at the turn of a period finds this file, or is found here.
	const others = [period - 1, period + 1].map((other) =>
		access(path.join(folderOf(other), String(port))).then(
			() => true,
			() => false,
		),
	);
	return !(await Promise.all(others)).includes(true);
}

/**
 * A port that nothing listens on, for servers that have to know their address before they listen. Drawn by lot, so that
 * programs beside each other do not meet, from those that no outgoing connection takes before the server listens.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(LOWEST, HIGHEST);
		if ((await draw(port)) && (await isFree(port))) return port;
	}
}
