import { createInterface } from 'node:readline/promises';
import { ReleaseError } from '../release-error.ts';

/** Asks on the terminal, on standard error. Throws ReleaseError `not-confirmed` for any answer but yes, and where nobody can be asked. */
export async function confirm(question: string): Promise<void> {
	const isAsked = process.stdin.isTTY === true;
	if (!isAsked)
		throw new ReleaseError('not-confirmed', 'Nothing was changed. If that is what shall happen, add --yes.');
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		if (/^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())) return;
	} finally {
		terminal.close();
	}
	throw new ReleaseError('not-confirmed', 'Nothing was changed.');
}
