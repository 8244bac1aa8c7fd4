import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const ROOT = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

export interface StackSettings {
	port: number;
	apiPort: number;
	/** Absolute path */
	dataDir: string;
	/** Environment of both servers and of every command */
	environment: NodeJS.ProcessEnv;
}

/** A setting that stops the start; its message is one sentence that says how to mend it. */
export class SettingError extends Error {}

function portOf(name: string, fallback: number, given: string | undefined): number {
	if (given === undefined || given === '') return fallback;
	const port = Number(given);
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
	throw new SettingError(`${name} is "${given}", which is no port: set it to a number from 1 to 65535.`);
}

/** Reads what both servers share from the environment; the servers themselves check the rest. */
export function stackSettings(environment: NodeJS.ProcessEnv = process.env): StackSettings {
	const port = portOf('PORT', 3000, environment.PORT);
	const apiPort = portOf('API_PORT', 3001, environment.API_PORT);
	if (port === apiPort)
		throw new SettingError(`PORT and API_PORT are both ${port}: give the site and the api a port each.`);
	const dataDir = path.resolve(ROOT, environment.DATA_DIR || 'var');
	return {
		port,
		apiPort,
		dataDir,
		environment: {
			...environment,
			PORT: String(port),
			API_PORT: String(apiPort),
			DATA_DIR: dataDir,
			SITE_URL: environment.SITE_URL || `http://localhost:${port}`,
		},
	};
}

/** Throws a SettingError when something already listens on the port; `origin` says where one that is not the setting itself comes from. */
export async function requireFreePort(name: string, port: number, origin?: string): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		const probe = createServer();
		probe.once('error', () =>
			reject(
				new SettingError(
					`Port ${port}${origin ? ` (${origin})` : ''} is in use: stop what listens there, or start with ${name}=<another port>.`,
				),
			),
		);
		probe.listen(port, () => probe.close(() => resolve()));
	});
}

/** One after the other: Node never ends making all at once where no folder can be, such as in /proc. */
function makeFolders(folder: string): void {
	if (existsSync(folder)) return;
	makeFolders(path.dirname(folder));
	mkdirSync(folder);
}

/** Makes the folder where there is none; throws a SettingError when nothing can be written there. */
export function requireFolder(name: string, folder: string): void {
	try {
		makeFolders(folder);
		accessSync(folder, constants.W_OK);
	} catch (error) {
		throw new SettingError(
			`${name} is "${folder}", where nothing can be written (${(error as NodeJS.ErrnoException).code}): set it to a folder that is yours.`,
		);
	}
}
