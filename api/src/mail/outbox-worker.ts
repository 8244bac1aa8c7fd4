import type { Db } from '../database/database.ts';
import { type ClaimedMail, claimMails, markFailed, markSent } from './outbox.ts';
import type { MailTransport } from './transport.ts';

export interface OutboxWorker {
	/** There is something new: do not wait for the next round */
	wake(): void;
	/** Sends what is due now; resolves when it is done */
	runOnce(): Promise<void>;
	/** Ends after the mail that is being sent */
	stop(): Promise<void>;
}

export interface OutboxOptions {
	db: Db;
	transport: MailTransport;
	/** Told of a mail that could not be sent: its id and the error's code, never whom it is for */
	onFailure?: (failure: { id: number; attempts: number; code: string; isGivenUp: boolean }) => void;
	/** Told when the database cannot be read; the worker goes on */
	onError?: (error: unknown) => void;
	/** Milliseconds between rounds */
	interval?: number;
}

const AT_ONCE = 10;
/** Longer than a mail takes, time limits included. */
const CLAIM_SECONDS = 120;
const FIRST_RETRY = 15;
const LONGEST_RETRY = 3 * 3600;
/** With the pauses above: given up after about two days. */
const MOST_ATTEMPTS = 24;

/** Seconds until the next try after so many attempts: doubling, up to three hours. */
export function retryDelay(attempts: number): number {
	return Math.min(FIRST_RETRY * 2 ** (attempts - 1), LONGEST_RETRY);
}

/** Sends the outbox, round after round, from any number of processes. */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
	const { db, transport, onFailure, onError, interval = 2_000 } = options;
	let isStopping = false;
	let round: Promise<void> | undefined;
	let again = false;

	async function send(mail: ClaimedMail): Promise<void> {
		try {
			await transport.send(mail);
		} catch (error) {
			const { code = 'unknown', message } = error as Error & { code?: string };
			const isGivenUp = mail.attempts >= MOST_ATTEMPTS;
			onFailure?.({ id: mail.id, attempts: mail.attempts, code, isGivenUp });
			await markFailed(db, mail.id, message, isGivenUp ? undefined : retryDelay(mail.attempts));
			return;
		}
		await markSent(db, mail.id);
	}

	async function work(): Promise<void> {
		let claimed: ClaimedMail[];
		do {
			again = false;
			claimed = await claimMails(db, AT_ONCE, CLAIM_SECONDS);
			await Promise.all(claimed.map(send));
		} while (!isStopping && (again || claimed.length === AT_ONCE));
	}

	function runOnce(): Promise<void> {
		again = true;
		round ??= work().finally(() => {
			round = undefined;
		});
		return round;
	}

	const inBackground = () => {
		if (!isStopping) runOnce().catch((error) => onError?.(error));
	};
	const timer = setInterval(inBackground, interval);
	inBackground();
	return {
		wake: inBackground,
		runOnce,
		async stop() {
			isStopping = true;
			clearInterval(timer);
			await round?.catch(() => {});
			transport.close();
		},
	};
}
