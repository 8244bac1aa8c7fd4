import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { retryDelay } from '../mail/outbox-worker.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { cloudEvent } from './cloud-event.ts';
import {
	type ClaimedDelivery,
	claimDeliveries,
	isAccepted,
	noteResult,
	readDueWebhooks,
} from './deliveries.ts';
import { postDelivery } from './post-delivery.ts';
import { webhookSecret } from './webhook-secret.ts';

export interface WebhookWorker {
	/** Delivers what is due now; resolves when every receiver has answered, or not in time */
	runOnce(): Promise<void>;
	/** Ends what is under way: it is sent again later */
	stop(): Promise<void>;
}

export interface WebhookWorkerOptions {
	db: Db;
	configuration: Pick<Configuration, 'SITE_URL' | 'WEBHOOK_PRIVATE'>;
	/** Called for a delivery that failed: never what it says */
	onFailure?: (failure: { webhook: string; attempts: number; reason: string; isGivenUp: boolean }) => void;
	/** Called when the database cannot be read; the worker goes on */
	onError?: (error: unknown) => void;
	/** The time now; tests have a clock of their own */
	clock?: () => Date;
	/** Milliseconds that a receiver has to answer */
	timeoutMs?: number;
}

/** Subjects that one receiver is sent events of at once. */
const AT_ONCE = 10;
const TIMEOUT_MS = 10_000;
/** Longer than a delivery takes. */
const CLAIM_SECONDS = 60;
/** With the pauses of `retryDelay`: given up after about two days. */
const MOST_ATTEMPTS = 24;

/**
 * Delivers events to webhooks, from any number of processes: in order of each subject, each receiver by itself, so that
 * one that hangs holds no other up.
 */
export function createWebhookWorker(options: WebhookWorkerOptions): WebhookWorker {
	const { db, configuration, onFailure, onError, clock = () => new Date(), timeoutMs = TIMEOUT_MS } = options;
	const stopping = new AbortController();
	const running = new Map<string, Promise<void>>();

	async function deliver(webhook: { id: string; address: string }, event: ClaimedDelivery): Promise<void> {
		const result = await postDelivery(
			{
				address: webhook.address,
				secret: webhookSecret(await installationSecret(db), webhook.id),
				uid: event.uid,
				body: cloudEvent(event, configuration.SITE_URL),
			},
			{ allowPrivate: configuration.WEBHOOK_PRIVATE === 'yes', timeoutMs, signal: stopping.signal },
		);
		// A claim that this stop cut short ends by itself.
		if (stopping.signal.aborted && !isAccepted(result)) return;
		const { attempts } = event;
		const now = clock();
		const isGivenUp = attempts >= MOST_ATTEMPTS;
		const retryAt = isGivenUp ? undefined : new Date(now.getTime() + retryDelay(attempts) * 1000);
		if (!isAccepted(result)) {
			const reason = 'status' in result ? `status ${result.status}` : result.error;
			onFailure?.({ webhook: webhook.id, attempts, reason, isGivenUp });
		}
		await noteResult(db, webhook.id, event.id, { result, now, retryAt });
	}

	async function deliverAll(webhook: { id: string; address: string }): Promise<void> {
		while (!stopping.signal.aborted) {
			const claim = { now: clock(), most: AT_ONCE, claimSeconds: CLAIM_SECONDS };
			const claimed = await claimDeliveries(db, webhook.id, claim);
			if (claimed.length === 0) return;
			await Promise.all(claimed.map((event) => deliver(webhook, event)));
		}
	}

	/** One round per receiver at a time: what is due meanwhile, the round that is under way finds. */
	function startRound(webhook: { id: string; address: string }): Promise<void> {
		const round =
			running.get(webhook.id) ??
			deliverAll(webhook)
				.catch((error) => onError?.(error))
				.finally(() => running.delete(webhook.id));
		running.set(webhook.id, round);
		return round;
	}

	return {
		async runOnce() {
			if (stopping.signal.aborted) return;
			const due = await readDueWebhooks(db, clock());
			await Promise.all(due.map(startRound));
		},
		async stop() {
			stopping.abort();
			await Promise.all(running.values());
		},
	};
}
