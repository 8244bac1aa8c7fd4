import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';

export interface AlertSettings {
	/** Where notices are posted; none without */
	url: string | undefined;
	secret: string;
	channel: Channel;
	siteUrl: string;
	onProblem(message: string): void;
	/** Milliseconds before each further try */
	pauses?: readonly number[];
}

const PAUSES = [1_000, 5_000, 30_000, 120_000, 600_000];
const TIME_LIMIT = 5_000;

/** `sha256=…` over `<timestamp>.<body>`, so that a notice can be neither made nor sent again by others. */
export function signature(secret: string, timestamp: string, body: string): string {
	return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

function textOf({ revision, action, remote, before, after, at, who, why, evidence }: ReleaseLogEntry) {
	return {
		revision,
		action,
		remote,
		version: after[remote]?.active,
		left: action === 'abort' ? before[remote]?.canary?.version : before[remote]?.active,
		...(after[remote]?.canary ? { canary: after[remote].canary } : {}),
		at,
		who,
		why,
		...(evidence ? { evidence } : {}),
	};
}

/** Tells people or their chat of what the site did by itself. A notice that is not taken is sent again, five times. */
export class Alerts {
	readonly #settings: AlertSettings;
	readonly #stopped = new AbortController();

	constructor(settings: AlertSettings) {
		this.#settings = settings;
	}

	/** Resolves when the notice was taken or given up; never rejects. */
	async send(entry: ReleaseLogEntry): Promise<void> {
		const { url, channel, siteUrl, onProblem, pauses = PAUSES } = this.#settings;
		if (!url) return;
		const body = JSON.stringify({ site: siteUrl, channel, ...textOf(entry) });
		let problem = '';
		for (const wait of [0, ...pauses]) {
			try {
				await pause(wait, undefined, { signal: this.#stopped.signal, ref: false });
				problem = await this.#post(url, body);
			} catch (error) {
				if (this.#stopped.signal.aborted) return;
				problem = error instanceof Error ? error.message : String(error);
			}
			if (!problem) return;
		}
		onProblem(`The notice of revision ${entry.revision} was not taken: ${problem}`);
	}

	stop(): void {
		this.#stopped.abort();
	}

	/** What went wrong, or '' */
	async #post(url: string, body: string): Promise<string> {
		const timestamp = String(Math.floor(Date.now() / 1_000));
		const response = await fetch(url, {
			method: 'POST',
			body,
			headers: {
				'content-type': 'application/json',
				'x-release-timestamp': timestamp,
				'x-release-signature': signature(this.#settings.secret, timestamp, body),
			},
			signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIME_LIMIT)]),
			redirect: 'error',
		});
		await response.body?.cancel();
		return response.ok ? '' : `status ${response.status}`;
	}
}
