import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Ports of this machine, by part */
export interface Targets {
	sites: readonly number[];
	apis: readonly number[];
}

/** The proxy before sites and apis. Why it is ours: docs/decisions/bench.md */
export class Balancer {
	readonly #child: ChildProcess;

	/** Listens on a port for visitors and one for sites that ask an api. */
	static async start({ sitePort, apiPort }: { sitePort: number; apiPort: number }): Promise<Balancer> {
		const file = path.join(import.meta.dirname, 'balance.ts');
		const child = fork(file, [String(sitePort), String(apiPort)]);
		for (const _ of ['sites', 'apis']) await once(child, 'message');
		return new Balancer(child);
	}

	private constructor(child: ChildProcess) {
		this.#child = child;
	}

	get pid(): number {
		return this.#child.pid ?? 0;
	}

	/** From now on these are asked, in turn; connections to those before are ended, so nothing may be under way. */
	async send(targets: Targets): Promise<void> {
		const isSet = once(this.#child, 'message');
		this.#child.send(targets);
		await isSet;
	}

	async stop(): Promise<void> {
		const ended = once(this.#child, 'exit');
		this.#child.kill();
		await ended;
	}
}
