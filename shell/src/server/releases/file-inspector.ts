import type { ArtifactStore } from '@estate/releases';
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
		const [problem] = await this.#artifacts.verify(name, version);
		if (problem) await onBroken(name, version, `${problem.what} ${problem.where}`);
		else this.#wholeAgain.set(folder, now);
	}
}
