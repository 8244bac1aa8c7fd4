import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { testStackSettings } from '../test-stack.ts';

/** Runs the command of conversations with that on its standard input; resolves with its exit code and words. */
async function messages(
	args: readonly string[],
	input: Buffer | string,
): Promise<{ code: number; output: string }> {
	const child = spawn(
		process.execPath,
		['--disable-warning=ExperimentalWarning', 'api/src/cli/messages.ts', ...args],
		{ cwd: ROOT, env: testStackSettings().environment, stdio: 'pipe' },
	);
	const ended = new Promise<number>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) => resolve(code ?? 1));
	});
	child.stdin.end(input);
	const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
	return { code: await ended, output: out + error };
}

/** Hands a mail to the command as the mail server of the reply addresses does. */
export const receiveMail = (mail: Buffer) => messages(['receive'], mail);

/** Writes to the owners of a property as the agency. */
export const writeAsAgency = (propertyId: number, words: string) =>
	messages(['answer', String(propertyId)], words);
