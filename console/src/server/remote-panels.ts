import type { ReleaseStore } from '@estate/releases';
import type { ChannelStatus } from '@estate/releases/operations';
import type { RemoteManifest } from '@estate/shared-contract';
import type { ConsolePanel } from '../console-answers.ts';

/** Bytes of a version's scripts for browsers, uncompressed */
function scriptBytes({ files }: RemoteManifest): number {
	const scripts = files.filter(({ path }) => path.startsWith('client/') && /\.m?js$/.test(path));
	return scripts.reduce((sum, { size }) => sum + size, 0);
}

const panelsOf = (manifest: RemoteManifest): ConsolePanel[] =>
	(manifest.brings.panels ?? []).map((panel) => ({ ...panel, bytes: scriptBytes(manifest) }));

/** The panels that active versions bring: a title, a link and figures that the console knows, never code. */
export class RemotePanelReader {
	readonly #artifacts: Pick<ReleaseStore['artifacts'], 'manifest'>;
	/** Of the active versions, which never change: `<remote> <version>` → panels */
	#known: ReadonlyMap<string, ConsolePanel[]> = new Map();

	constructor(artifacts: Pick<ReleaseStore['artifacts'], 'manifest'>) {
		this.#artifacts = artifacts;
	}

	/** Remote → panels. What cannot be read brings none, and is read again the next time. */
	async read({ remotes }: Pick<ChannelStatus, 'remotes'>): Promise<ReadonlyMap<string, ConsolePanel[]>> {
		const found = await Promise.all(
			Object.entries(remotes).map(async ([name, { active }]) => {
				if (!active) return [];
				const key = `${name} ${active}`;
				const panels =
					this.#known.get(key) ??
					(await this.#artifacts.manifest(name, active).then(panelsOf, () => undefined));
				return panels ? [{ name, key, panels }] : [];
			}),
		);
		const all = found.flat();
		this.#known = new Map(all.map(({ key, panels }) => [key, panels]));
		return new Map(all.map(({ name, panels }) => [name, panels]));
	}
}
