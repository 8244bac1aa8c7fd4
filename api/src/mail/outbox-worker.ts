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

/** The rest while the mail server is away: each is twice as long as the one before, up to the longest. */
class Rest {
	readonly #first: number;
	readonly #longest: number;
	#ms = 0;
	#until = 0;

	constructor([first, longest]: readonly [first: number, longest: number]) {
		this.#first = first;
		this.#longest = longest;
	}

	get isOver(): boolean {
		return Date.now() >= this.#until;
	}

	/** Returns its milliseconds. */
	begin(): number {
		this.#ms = Math.min(this.#ms * 2 || this.#first, this.#longest);
		this.#until = Date.now() + this.#ms;
		return this.#ms;
	}

	/** The next one is the first again. */
	end(): void {
		this.#ms = 0;
	}
}

type Sending = Pick<OutboxOptions, 'db' | 'transport' | 'onSent' | 'onFailure' | 'onAway'> & { rest: Rest };

async function send({ db, transport, onSent }: Sending, mail: ClaimedMail): Promise<FailedMail | undefined> {
	try {
		await transport.send(mail);
	} catch (error) {
		return { mail, error: error as Error };
	}
	onSent?.();
	await markSent(db, mail.id);
	return undefined;
}

async function noteFailure(
	{ db, onFailure }: Sending,
	{ mail: { id, attempts }, error }: FailedMail,
): Promise<void> {
	const isGivenUp = attempts >= MOST_ATTEMPTS;
	onFailure?.({ id, attempts, code: error.code ?? 'unknown', isGivenUp });
	await markFailed(db, id, error.message, isGivenUp ? undefined : retryDelay(attempts));
}

/** Sends what is due, up to a number. */
async function sendSome(sending: Sending): Promise<Round> {
	const { db, rest, onAway } = sending;
	const claimed = await claimMails(db, AT_ONCE, CLAIM_SECONDS);
	const sent = await Promise.all(claimed.map((mail) => send(sending, mail)));
	const failed = sent.filter((one) => one !== undefined);
	const [first] = failed;
	if (first && failed.length === claimed.length && failed.every(({ error }) => isServerAway(error))) {
		onAway?.({ code: first.error.code ?? 'unknown', restMs: rest.begin() });
		await putBack(
			db,
			claimed.map(({ id }) => id),
			first.error.message,
		);
		return 'away';
	}
	if (claimed.length > 0) rest.end();
	await Promise.all(failed.map((one) => noteFailure(sending, one)));
	return claimed.length === AT_ONCE ? 'more' : 'all';
}

/**
 * Sends the outbox, round after round, from any number of processes. A server that takes no mail at all is no fault of
 * the mails: they wait, however long it lasts, and go out when it is back. A mail that alone is refused is tried again
 * later and later, and given up in the end.
 */
export function startOutboxWorker(options: OutboxOptions): OutboxWorker {
	const { transport, onError, interval = 2_000 } = options;
	const rest = new Rest(options.rest ?? [2_000, 60_000]);
	const sending: Sending = { ...options, rest };
	let isStopping = false;
	let round: Promise<void> | undefined;
	let again = false;

	async function work(): Promise<void> {
		let left: Round;
		do {
			again = false;
			left = await sendSome(sending);
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
		if (!isStopping && rest.isOver) runOnce().catch((error) => onError?.(error));
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
