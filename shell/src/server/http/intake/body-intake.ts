import { type BodyLimits, INTAKE_LIMITS } from './intake-limits.ts';

/** Why a body is not waited for any longer */
export type IntakeRefusal = 'slow' | 'large' | 'crowded';

export interface ArrivingBody {
	/** Whose it is: an address, or a network of addresses */
	client: string;
	limits: BodyLimits;
	/** Bytes that arrived so far */
	received(): number;
	refuse(why: IntakeRefusal): void;
}

interface Tracked extends ArrivingBody {
	startedAtMs: number;
	bytes: number;
	movedAtMs: number;
}

/**
 * The bodies that are still arriving, for all and by client. Where there are too many, the one of the busiest client that
 * arrives for longest has to go: what somebody posts in earnest is there at once, also beside an attacker of the same network.
 */
export class BodyIntake {
	readonly #bodies = new Set<Tracked>();
	#timer: NodeJS.Timeout | undefined;

	/** Call what it returns when the body is complete, or gone. */
	begin(body: ArrivingBody): () => void {
		const now = performance.now();
		const tracked: Tracked = { ...body, startedAtMs: now, movedAtMs: now, bytes: 0 };
		const own = this.#of(body.client);
		if (own.length >= INTAKE_LIMITS.bodiesOfClient) this.#refuse(own[0], 'crowded');
		else if (this.#bodies.size >= INTAKE_LIMITS.bodies) this.#refuse(this.#busiest('count')[0], 'crowded');
		this.#bodies.add(tracked);
		this.#timer ??= setInterval(() => this.#look(), INTAKE_LIMITS.lookEveryMs).unref();
		return () => this.#forget(tracked);
	}

	get size(): number {
		return this.#bodies.size;
	}

	#forget(body: Tracked): void {
		this.#bodies.delete(body);
		if (this.#bodies.size > 0) return;
		clearInterval(this.#timer);
		this.#timer = undefined;
	}

	#refuse(body: Tracked | undefined, why: IntakeRefusal): void {
		if (!body) return;
		this.#forget(body);
		body.refuse(why);
	}

	#of(client: string): Tracked[] {
		return [...this.#bodies].filter((body) => body.client === client);
	}

	/** The bodies of the client that has most of them, or most bytes; the one that counts most first. */
	#busiest(by: 'count' | 'bytes'): Tracked[] {
		const weights = new Map<string, number>();
		let busiest = '';
		for (const { client, bytes } of this.#bodies) {
			const weight = (weights.get(client) ?? 0) + (by === 'count' ? 1 : bytes);
			weights.set(client, weight);
			if (weight > (weights.get(busiest) ?? -1)) busiest = client;
		}
		const own = this.#of(busiest);
		return by === 'count' ? own : own.sort((one, other) => other.bytes - one.bytes);
	}

	#look(): void {
		const now = performance.now();
		const ofClient = new Map<string, number>();
		let all = 0;
		for (const body of [...this.#bodies]) {
			const bytes = body.received();
			if (bytes > body.bytes) body.movedAtMs = now;
			body.bytes = bytes;
			if (bytes > body.limits.bytes) this.#refuse(body, 'large');
			else if (now - body.movedAtMs > INTAKE_LIMITS.idleMs) this.#refuse(body, 'slow');
			else if (now - body.startedAtMs > body.limits.wholeMs) this.#refuse(body, 'slow');
			else {
				all += bytes;
				const own = (ofClient.get(body.client) ?? 0) + bytes;
				ofClient.set(body.client, own);
				if (own > INTAKE_LIMITS.bytesOfClient) this.#refuse(body, 'crowded');
			}
		}
		if (all > INTAKE_LIMITS.bytes) this.#refuse(this.#busiest('bytes')[0], 'crowded');
	}
}
