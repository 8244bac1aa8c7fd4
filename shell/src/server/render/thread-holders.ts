import type { BundleFile, Holder, HolderNumbers, Work } from './worker-messages.ts';

/** Who may hold one thread, by number, and how long each held it while it gave no answer. */
export class ThreadHolders {
	readonly #holders: (Holder | undefined)[] = [undefined];
	readonly #numbers = new Map<string, number>();
	/** Milliseconds, by number; 0 is nobody, such as a machine that does much else */
	readonly #heldMs = new Map<number, number>();
	#totalMs = 0;

	/** The numbers of a piece of work, the same ones each time. */
	numbersOf(work: Work): HolderNumbers {
		const { bundle } = work;
		const own = this.#numberOf(bundle);
		return { bundle: own, own: work.type === 'render' ? this.#numberOf(bundle, work.slot) : own };
	}

	at(number: number): Holder | undefined {
		return this.#holders[number];
	}

	/** Somebody held the thread for so long. */
	note(number: number, milliseconds: number): void {
		this.#totalMs += milliseconds;
		this.#heldMs.set(number, (this.#heldMs.get(number) ?? 0) + milliseconds);
	}

	/** How long all others than this work's own code have held the thread, ever */
	heldByOthersMs({ own, bundle }: HolderNumbers): number {
		const numbers = new Set([own, bundle]);
		return [...numbers].reduce((rest, number) => rest - (this.#heldMs.get(number) ?? 0), this.#totalMs);
	}

	#numberOf(bundle: BundleFile, slot = ''): number {
		const { remote, version } = bundle;
		const key = `${remote}@${version}/${slot}`;
		const known = this.#numbers.get(key);
		if (known !== undefined) return known;
		const number = this.#holders.push({ remote, version, ...(slot ? { slot } : {}) }) - 1;
		this.#numbers.set(key, number);
		return number;
	}
}
