import { writeFile } from 'node:fs/promises';
import { CommandError } from './run-command.ts';

/** Writes personal data to a file that is not there yet and that only its owner may read. */
export async function writeExport(file: string, content: string): Promise<void> {
	await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
		throw new CommandError(
			error.code === 'EEXIST'
				? `${file} exists already: choose another name.`
				: `${file} cannot be written (${error.code}): choose another place.`,
		);
	});
}
