import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { testStackSettings } from '../test-stack.ts';

/** Hands a mail to the command as the mail server of the reply addresses does; resolves with its exit code and words. */
export async function receiveMail(mail: Buffer): Promise<{ code: number; output: string }> {
	const child = spawn(
		process.execPath,
		['--disable-warning=ExperimentalWarning', 'api/src/cli/messages.ts', 'receive'],
		{ cwd: ROOT, env: testStackSettings().environment, stdio: 'pipe' },
	);
	const ended = new Promise<number>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) => resolve(code ?? 1));
	});
	child.stdin.end(mail);
	const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
	return { code: await ended, output: out + error };
}
