import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Commit that a folder stands on; undefined outside a repository or where git is not installed. */
export async function currentCommit(dir: string): Promise<string | undefined> {
	try {
		const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: dir });
		return stdout.trim() || undefined;
	} catch {
		return undefined;
	}
}
