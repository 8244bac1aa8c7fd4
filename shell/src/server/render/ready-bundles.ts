import type { BundleFile } from './worker-messages.ts';

/** Bundles that a thread has ready before they are asked for: all of a site with fewer remotes, else those rendered last */
export const MOST_READY = 24;

/** Which bundles the threads of a pool import ahead. */
export class ReadyBundles {
	#kept: readonly BundleFile[] = [];
	/** Paths of bundles that were rendered, the latest last */
	readonly #rendered = new Set<string>();
	/** Paths of bundles that were probed and are not kept yet */
	readonly #probed = new Set<string>();

	get all(): readonly BundleFile[] {
		if (this.#kept.length <= MOST_READY) return this.#kept;
		const latest = new Set([...this.#rendered].slice(-MOST_READY));
		return this.#kept.filter(({ path }) => latest.has(path));
	}

	/** Bundles that may be rendered from now on. Returns those of them that are new and to be ready. */
	keep(bundles: readonly BundleFile[]): BundleFile[] {
		const known = new Set(this.#kept.map(({ path }) => path));
		const paths = new Set(bundles.map(({ path }) => path));
		this.#kept = bundles;
		this.#probed.clear();
		for (const path of this.#rendered) if (!paths.has(path)) this.#rendered.delete(path);
		return this.all.filter(({ path }) => !known.has(path));
	}

	noteRendered({ path }: BundleFile): void {
		this.#rendered.delete(path);
		this.#rendered.add(path);
	}

	noteProbed({ path }: BundleFile): void {
		this.#probed.add(path);
	}

	/** More bundles, with those that are probed, than a thread has ready */
	get areMany(): boolean {
		return this.#kept.length + this.#probed.size > MOST_READY;
	}
}
