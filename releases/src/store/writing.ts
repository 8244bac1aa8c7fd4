import { ReleaseError } from '../release-error.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM']);

function sentenceOf(root: string, code: string): string | undefined {
	if (FULL.has(code))
		return `The release store in ${root} cannot be written: its disk is full. Make room there (npm run release -- prune --dry-run says what is not needed) and try again; nothing was changed.`;
	if (CLOSED.has(code))
		return `The release store in ${root} cannot be written: it is read-only for this user. Make the folder writable, or name another by RELEASES_DIR, and try again; nothing was changed.`;
	return undefined;
}

/** Writes to a folder store. Throws ReleaseError `bad-store` with the way out where its disk is full or closed. */
export async function writing<Outcome>(root: string, work: () => Promise<Outcome>): Promise<Outcome> {
	try {
		return await work();
	} catch (error) {
		const sentence = sentenceOf(root, String((error as NodeJS.ErrnoException).code));
		if (error instanceof ReleaseError || !sentence) throw error;
		throw new ReleaseError('bad-store', sentence, { cause: error });
	}
}
