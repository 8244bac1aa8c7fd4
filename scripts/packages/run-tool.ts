import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../stack/settings.ts';

const run = promisify(execFile);

/** Runs a tool of the workspace; answers what it printed. Throws an Error with all that it said when it fails. */
export async function runPackageTool(name: string, args: readonly string[]): Promise<string> {
	try {
		const tool = path.join(ROOT, 'node_modules/.bin', name);
		return (await run(tool, args, { cwd: ROOT })).stdout;
	} catch (error) {
		const { stdout, stderr } = error as { stdout?: string; stderr?: string };
		throw new Error(`${name} ${args[0]} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
	}
}
