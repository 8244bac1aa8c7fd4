import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type HealthAlert, POLICY } from '@estate/releases';
import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';

export interface AlertSettings {
	/** Where alerts are posted; none without */
	url: string | undefined;
	secret: string;
	channel: Channel;
	siteUrl: string;
	onProblem(message: string): void;
}

/** Before each further try */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000];
const TIME_LIMIT_MS = 5_000;

/** `sha256=…` over `<timestamp>.<body>`, so that an alert can be neither made nor sent again by others. */
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

/** Says to people or their chat what the site did by itself. An alert that is not taken is sent again, five times. */
export class Alerts {
	readonly #settings: AlertSettings;
	readonly #stopped = new AbortController();

	constructor(settings: AlertSettings) {
		this.#settings = settings;
	}

	/** Resolves when the alert was taken or given up; never rejects. */
	send(entry: ReleaseLogEntry): Promise<void> {
		return this.#send(`revision ${entry.revision}`, textOf(entry));
	}

	/** Says what browsers report and nothing was done about. Resolves as `send`. */
	sendHealth(alert: HealthAlert): Promise<void> {
		return this.#send(`${alert.remote} ${alert.version}`, { action: 'alert', who: POLICY, ...alert });
	}

	async #send(what: string, text: object): Promise<void> {
		const { url, channel, siteUrl, onProblem } = this.#settings;
		if (!url) return;
		const body = JSON.stringify({ site: siteUrl, channel, ...text });
		let problem = '';
		for (const pauseMs of [0, ...PAUSES_MS]) {
			try {
				await pause(pauseMs, undefined, { signal: this.#stopped.signal, ref: false });
				problem = await this.#post(url, body);
			} catch (error) {
				if (this.#stopped.signal.aborted) return;
				problem = messageOf(error);
			}
			if (!problem) return;
		}
		onProblem(`The alert of ${what} was not taken: ${problem}`);
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
			signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
			redirect: 'error',
		});
		await response.body?.cancel();
		return response.ok ? '' : `status ${response.status}`;
	}
}
