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

/** Makes what production runs, once: some 20 seconds. */
export async function buildServers(): Promise<void> {
	built ??= requireScript('Building', 'scripts/build.ts', ['--out', DIST], process.env);
	await built;
}

/** The one place that knows how the drills start a server: what `npm run build` made, from a folder of nobody. */
export function serverCommand(part: ServerPart): ServerCommand {
	return { command: process.execPath, args: [path.join(DIST, `${part}.js`)], cwd: path.parse(DIST).root };
}
