import { ReleaseError } from '../release-error.ts';
import type { ReadableVersions } from './release-store.ts';

/** A version that is broken in the store would leave visitors with less than they have. Throws ReleaseError `bad-store`. */
export async function requireWhole(
	artifacts: ReadableVersions,
	remote: string,
	version: string,
): Promise<void> {
	const others = async () =>
		(await artifacts.versions(remote)).filter((other) => other !== version).join(', ') || 'none';
	const problems = await artifacts.verify(remote, version).catch(async (error: unknown) => {
		if (!(error instanceof ReleaseError) || error.code !== 'unknown-version') throw error;
		throw new ReleaseError(
			'unknown-version',
			`${remote} ${version} is no longer in the store: it was pruned, or the store is another one. Other versions there: ${await others()}.`,
		);
	});
	const [problem] = problems;
	if (problem)
		throw new ReleaseError(
			'bad-store',
			`${remote} ${version} cannot be gone back to: ${problem.what} (${problem.where}). Name another version; in the store: ${await others()}.`,
		);
}
