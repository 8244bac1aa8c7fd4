import { type ArtifactStore, BadManifestError, ReleaseError } from '@estate/releases';
import { fileMarks } from './file-marks.ts';
import type { LoadedVersion } from './release-set.ts';

/** The cost of looking does not grow with the site */
const INSPECTED_AT_ONCE = 25;

type OnBroken = (remote: string, version: string, reason: string) => Promise<void>;

/** Looks by turns at the files of served versions: were any touched, and do they still hold what was published? */
export class FileInspector {
	readonly #artifacts: Pick<ArtifactStore, 'verify'>;
	/** Marks of folders that were touched, but hold what was published */
	readonly #wholeAgain = new Map<string, string>();
	#next = 0;

	constructor(artifacts: Pick<ArtifactStore, 'verify'>) {
		this.#artifacts = artifacts;
	}

	/** Looks at the next few of these versions. */
	async inspect(versions: readonly LoadedVersion[], onBroken: OnBroken): Promise<void> {
		const from = this.#next % Math.max(1, versions.length);
		this.#next = from + INSPECTED_AT_ONCE;
		const count = Math.min(versions.length, INSPECTED_AT_ONCE);
		for (const version of [...versions, ...versions].slice(from, from + count))
			await this.#inspectOne(version, onBroken);
	}

	async #inspectOne({ manifest, folder, marks }: LoadedVersion, onBroken: OnBroken): Promise<void> {
		const now = await fileMarks(folder, manifest);
		if (now === (this.#wholeAgain.get(folder) ?? marks)) return;
		const { name, version } = manifest;
		const reason = await this.#fault(name, version);
		if (reason) await onBroken(name, version, reason);
		else this.#wholeAgain.set(folder, now);
	}

	/** Throws where the store cannot be read, which no version is to blame for. */
	async #fault(name: string, version: string): Promise<string | undefined> {
		try {
			const [problem] = await this.#artifacts.verify(name, version);
			return problem && `${problem.what} ${problem.where}`;
		} catch (error) {
			const isOfVersion =
				error instanceof BadManifestError ||
				(error instanceof ReleaseError && error.code === 'unknown-version');
			if (isOfVersion) return error.message;
			throw error;
		}
	}
}
