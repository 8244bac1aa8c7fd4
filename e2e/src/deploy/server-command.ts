import path from 'node:path';
import { requireScript } from '../../../scripts/stack/command.ts';
import { TEST_DATA_DIR } from '../test-stack.ts';

export type ServerPart = 'site' | 'api';

/** How a server is started. */
export interface ServerCommand {
	command: string;
	args: readonly string[];
	cwd: string;
}

const DIST = path.join(TEST_DATA_DIR, 'dist');
let built: Promise<unknown> | undefined;

/** Makes what production runs, in a folder that is replaced: some 20 seconds. */
export async function buildInto(dist: string): Promise<void> {
	await requireScript('Building', 'scripts/build.ts', ['--out', dist], process.env);
}

/** Makes what the drills run, once. */
export async function buildServers(): Promise<void> {
	built ??= buildInto(DIST);
	await built;
}

/** The one place that knows how the drills start a server: what `npm run build` made, from a folder of nobody. */
export function serverCommand(part: ServerPart, dist = DIST): ServerCommand {
	return { command: process.execPath, args: [path.join(dist, `${part}.js`)], cwd: path.parse(dist).root };
}
