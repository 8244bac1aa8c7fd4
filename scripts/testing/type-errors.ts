import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../stack/settings.ts';

const TSC = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const OPTIONS = [
	'--ignoreConfig',
	'--noEmit',
	'--strict',
	'--skipLibCheck',
	...['--module', 'nodenext'],
	...['--target', 'esnext'],
	...['--types', ''],
	...['--pretty', 'false'],
];
const MOST_BYTES = 64 * 1024 * 1024;

/** What the compiler says of a file that a test wrote, a line each; nothing where all is well. The folder is below the root, where packages are found. */
export async function typeErrors(folder: string, file: string): Promise<string[]> {
	const output = await promisify(execFile)(process.execPath, [TSC, ...OPTIONS, file], {
		cwd: folder,
		maxBuffer: MOST_BYTES,
	}).then(
		() => '',
		(error: { stdout?: string; message: string }) => error.stdout || error.message,
	);
	return output.split('\n').filter(Boolean);
}
