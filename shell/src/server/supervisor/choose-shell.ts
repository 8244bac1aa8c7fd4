import { createHash } from 'node:crypto';
import type { RemoteState } from '@estate/shared-contract';

/** The build that the supervisor came with: what runs where the log names no version, and where nothing else comes up. */
export const INSTALLED = 'installed';

/** A server that starts shells from the store, as it reports itself. */
export interface Seat {
	seat: string;
	version: string;
}

export interface ShellSituation {
	/** Of the shell in the channel's log; undefined before its first promotion */
	state: RemoteState | undefined;
	/** This server's name */
	seat: string;
	/** All such servers of the channel that run now */
	seats: readonly Seat[];
	/** The version that takes visitors here, or INSTALLED; undefined while none does */
	running: string | undefined;
	/** Versions that did not come up here */
	failed: ReadonlySet<string>;
}

export interface ShellChoice {
	/** What this server is to run: a version, or INSTALLED */
	wanted: string;
	/** To be started now, one after the other, until one comes up; empty: what runs goes on */
	tries: readonly string[];
	/** The server that has to run the wanted version before this one takes it */
	after?: string;
}

/** Servers in the order in which they take a version: another one for each, so that it is not always the same that goes first. */
function inOrder(seats: readonly Seat[], salt: string): Seat[] {
	const rank = ({ seat }: Seat) => createHash('sha256').update(`${salt} ${seat}`).digest('hex');
	return [...seats].sort((one, other) => rank(one).localeCompare(rank(other)));
}

function wantedHere({ state, seat, seats, running }: ShellSituation): string {
	if (!state) return INSTALLED;
	const { active, canary } = state;
	if (!canary || canary.traffic === 0) return active;
	// Who has it keeps it: servers come and go, and the share is rounded up.
	if (running === canary.version) return canary.version;
	const count = Math.ceil((seats.length * canary.traffic) / 100);
	const isAmong = inOrder(seats, canary.salt)
		.slice(0, count)
		.some((each) => each.seat === seat);
	return isAmong ? canary.version : active;
}

/**
 * Which version a server is to start. One after the other takes a new version, so that one that fails stops at the first of
 * them; what was taken back is left at once, by all. While nothing runs nobody is waited for: the wanted version, else the
 * active one, else the one before, else what was installed.
 */
export function chooseShell(situation: ShellSituation): ShellChoice {
	const { state, seat, seats, running, failed } = situation;
	const wanted = wantedHere(situation);
	if (running === undefined) {
		const tries = [wanted, state?.active, state?.previous, INSTALLED];
		const known = [...new Set(tries.filter((version) => version !== undefined))];
		return { wanted, tries: known.filter((version) => !failed.has(version)) };
	}
	if (running === wanted || failed.has(wanted)) return { wanted, tries: [] };
	if (state?.withdrawn.includes(running)) return { wanted, tries: [wanted] };
	const order = inOrder(seats, state?.canary?.salt ?? wanted);
	// A server that has not reported yet is not in it.
	const place = Math.max(
		0,
		order.findIndex((each) => each.seat === seat),
	);
	const first = order.slice(0, place).find(({ version }) => version !== wanted);
	return first ? { wanted, tries: [], after: first.seat } : { wanted, tries: [wanted] };
}
