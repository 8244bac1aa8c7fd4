import {
	HEALTH_KEPT_MINUTES,
	type HealthCell,
	type HealthCount,
	minuteOf,
	type Vital,
} from '@estate/releases';

/** Up to the first a view is good, up to the second middling (web.dev); milliseconds, shifts without unit. */
const LIMITS: Record<Vital, readonly [number, number]> = {
	LCP: [2_500, 4_000],
	INP: [200, 500],
	CLS: [0.1, 0.25],
};

/** What this instance counts, by minute, for the last hour: written to its report, and summed over all instances there. */
export class HealthRecorder {
	readonly #cells = new Map<string, HealthCell>();
	readonly #now: () => number;
	#hasChanged = false;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	count(remote: string, version: string, ...names: readonly HealthCount[]): void {
		const { counts } = this.#cell(remote, version);
		for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
	}

	vital(remote: string, version: string, name: Vital, value: number): void {
		const cell = this.#cell(remote, version);
		const [good, middling] = LIMITS[name];
		const place = value <= good ? 0 : value <= middling ? 1 : 2;
		const known = cell.vitals?.[name] ?? [0, 0, 0];
		known[place] += 1;
		cell.vitals = { ...cell.vitals, [name]: known };
	}

	/** Whether anything was counted since this was asked last */
	takeChange(): boolean {
		const changed = this.#hasChanged;
		this.#hasChanged = false;
		return changed;
	}

	cells(): HealthCell[] {
		const oldest = minuteOf(this.#now()) - HEALTH_KEPT_MINUTES;
		for (const [name, { minute }] of this.#cells) if (minute < oldest) this.#cells.delete(name);
		return [...this.#cells.values()];
	}

	#cell(remote: string, version: string): HealthCell {
		this.#hasChanged = true;
		const minute = minuteOf(this.#now());
		const name = `${remote} ${version} ${minute}`;
		const known = this.#cells.get(name);
		if (known) return known;
		const cell: HealthCell = { remote, version, minute, counts: {} };
		this.#cells.set(name, cell);
		return cell;
	}
}
