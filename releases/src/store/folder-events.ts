import { type FSWatcher, mkdirSync, watch } from 'node:fs';

/** The file system's events of a folder, where it has them. */
export class FolderEvents {
	readonly #folder: string;
	#watcher: FSWatcher | undefined;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Listens from now on; does nothing when it does already. */
	listen(onChange: () => void): void {
		if (this.#watcher) return;
		try {
			mkdirSync(this.#folder, { recursive: true });
			this.#watcher = watch(this.#folder, { persistent: false }, onChange);
			this.#watcher.on('error', () => this.stop());
		} catch {
			// No events here (limits, network file systems): looking now and then is enough.
		}
	}

	stop(): void {
		this.#watcher?.close();
		this.#watcher = undefined;
	}
}
