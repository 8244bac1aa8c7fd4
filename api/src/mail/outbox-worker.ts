import type { Db } from '../database/database.ts';
import { type ClaimedMail, claimMails, markFailed, markSent, putBack } from './outbox.ts';
import { isServerAway, type MailTransport } from './transport.ts';

export interface OutboxWorker {
	/** There is something new: do not wait for the next round */
	wake(): void;
	/** Sends what is due now; resolves when it is done */
	runOnce(): Promise<void>;
	/** Resolves when the round that is under way, if any, is over */
	settled(): Promise<void>;
	/** Ends after the mail that is being sent */
	stop(): Promise<void>;
}

export interface OutboxOptions {
	db: Db;
	transport: MailTransport;
	/** Called for each mail that a server took */
	onSent?: () => void;
	/** Called for a mail that could not be sent: its id and the error's code, never whom it is for */
	onFailure?: (failure: { id: number; attempts: number; code: string; isGivenUp: boolean }) => void;
	/** Called when no server takes mails: the error's code, and milliseconds until the next try */
	onAway?: (away: { code: string; restMs: number }) => void;
	/** Called when the database cannot be read; the worker goes on */
	onError?: (error: unknown) => void;
	/** Milliseconds between rounds */
	interval?: number;
	/** Milliseconds of rest while the mail server is away: the first, doubling up to the last */
	rest?: readonly [first: number, longest: number];
}

interface FailedMail {
	mail: ClaimedMail;
	error: Error & { code?: string };
}

/** What a round found: it sent all that was due, there is more, or no server took any */
type Round = 'all' | 'more' | 'away';

const AT_ONCE = 10;
/** Longer than a mail takes, time limits included. */
const CLAIM_SECONDS = 120;
const FIRST_RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 3 * 3600;
/** With the pauses above: given up after about two days. */
const MOST_ATTEMPTS = 24;

/** Seconds until the next try after so many attempts: doubling, up to three hours. */
export function retryDelay(attempts: number): number {
	return Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
}

/**
 * Sends the outbox, round after round, from any number of processes. A server that takes no mail at all is no fault of
 * the mails: they wait, however long it lasts, and go out when it is back. A mail that alone is refused is tried again
 * later and later, and given up in the end.
 */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
	const {
		db,
		transport,
		onSent,
		onFailure,
		onAway,
		onError,
		interval = 2_000,
		rest = [2_000, 60_000],
	} = options;
	let isStopping = false;
	let round: Promise<void> | undefined;
	let again = false;
	let restMs = 0;
	let restUntil = 0;

	async function send(mail: ClaimedMail): Promise<FailedMail | undefined> {
		try {
			await transport.send(mail);
		} catch (error) {
			return { mail, error: error as Error };
		}
		onSent?.();
		await markSent(db, mail.id);
		return undefined;
	}

	async function noteFailure({ mail: { id, attempts }, error }: FailedMail): Promise<void> {
		const isGivenUp = attempts >= MOST_ATTEMPTS;
		onFailure?.({ id, attempts, code: error.code ?? 'unknown', isGivenUp });
		await markFailed(db, id, error.message, isGivenUp ? undefined : retryDelay(attempts));
	}

	/** Sends what is due, up to a number. */
	async function sendSome(): Promise<Round> {
		const claimed = await claimMails(db, AT_ONCE, CLAIM_SECONDS);
		const failed = (await Promise.all(claimed.map(send))).filter((one) => one !== undefined);
		const [first] = failed;
		if (first && failed.length === claimed.length && failed.every(({ error }) => isServerAway(error))) {
			restMs = Math.min(restMs * 2 || rest[0], rest[1]);
			restUntil = Date.now() + restMs;
			onAway?.({ code: first.error.code ?? 'unknown', restMs });
			await putBack(
				db,
				claimed.map(({ id }) => id),
				first.error.message,
			);
			return 'away';
		}
		if (claimed.length > 0) restMs = 0;
		await Promise.all(failed.map(noteFailure));
		return claimed.length === AT_ONCE ? 'more' : 'all';
	}

	async function work(): Promise<void> {
		let left: Round;
		do {
			again = false;
			left = await sendSome();
		} while (!isStopping && left !== 'away' && (again || left === 'more'));
	}

	function runOnce(): Promise<void> {
		again = true;
		round ??= work().finally(() => {
			round = undefined;
		});
		return round;
	}

	const inBackground = () => {
		if (!isStopping && Date.now() >= restUntil) runOnce().catch((error) => onError?.(error));
	};
	const timer = setInterval(inBackground, interval);
	inBackground();
	return {
		wake: inBackground,
		runOnce,
		settled: async () => round?.catch(() => {}),
		async stop() {
			isStopping = true;
			clearInterval(timer);
			await round?.catch(() => {});
			transport.close();
		},
	};
}
