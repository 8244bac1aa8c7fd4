import { type ApiClient, ApiError, type SessionClock } from '@estate/shared-contract';
import { type Atom, atom, type WritableAtom } from '@estate/shared-ui/store';
import { joinTabs, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Seconds before the end at which an owner is warned (WCAG 2.2.1 asks for 20 at least). */
const WARN_BEFORE_SECONDS = 120;

/** Seconds before the end from which on the owner is warned: less where the whole is short. */
export const warningSeconds = ({ idleSeconds }: Pick<SessionClock, 'idleSeconds'>): number =>
	Math.min(WARN_BEFORE_SECONDS, Math.floor(idleSeconds / 2));

/** What the warning shows; undefined while there is none. */
export interface Warning {
	/** Until the end, counted down */
	secondsLeft: number;
	/** A press prolongs the session; it does not at the end of its longest duration */
	canStay: boolean;
}

type SessionEnd = 'idle' | 'out';

/** What the session needs of the page. */
export interface WatchedPage {
	api: ApiClient;
	/** The session is over, for want of requests or because its owner ended it: away from here, and back after a log-in */
	leave(why: SessionEnd): void;
}

export interface SessionAtoms {
	/** The session is followed while something shows this */
	readonly warningAtom: Atom<Warning | undefined>;
	/** The owner stays: a request that prolongs the session */
	readonly stayAtom: WritableAtom<null, [], Promise<void>>;
}

interface Session {
	clock: SessionClock;
	/** In milliseconds of the wall clock: a device that slept has no running timers */
	endsAt: number;
}

const sessionOf = (clock: SessionClock): Session => ({
	clock,
	endsAt: Date.now() + clock.secondsLeft * 1000,
});
const secondsLeft = ({ endsAt }: Session) => (endsAt - Date.now()) / 1000;
const secondsToWarning = (session: Session) => secondsLeft(session) - warningSeconds(session.clock);

/** The session as the server last described it, and a request that asks the server again. */
function createClockAtoms(clock: SessionClock, { api, leave }: WatchedPage) {
	const sessionAtom = atom(sessionOf(clock));
	/** False when the server does not answer. A session that is over ends the page. */
	const askAtom = atom(
		null,
		async (_get, set, name: 'ownerClock' | 'ownerStay', end: SessionEnd = 'idle') => {
			try {
				set(sessionAtom, sessionOf(await api.call(name)));
				return true;
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				if (error.status !== 401) return false;
				leave(end);
				return true;
			}
		},
	);
	return { sessionAtom, askAtom };
}

/** How long the session still lasts, in step with the owner's other tabs. */
export function createSessionAtoms(clock: SessionClock, page: WatchedPage): SessionAtoms {
	const { sessionAtom, askAtom } = createClockAtoms(clock, page);
	const shownAtom = atom<Warning | undefined>(undefined);
	let tabs: TabChannel | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Number of the latest turn: an earlier one that still waits for the server does nothing more */
	let turns = 0;

	/** Does what is due now, and comes back when something is. */
	const turnAtom = atom(null, async (get, set, asked?: 'look' | 'out') => {
		const turn = ++turns;
		clearTimeout(timer);
		const wait = (seconds: number) => {
			timer = setTimeout(() => set(warningAtom), Math.max(50, seconds * 1000));
		};
		const before = get(sessionAtom);
		const isFirstWarning = secondsToWarning(before) <= 0 && !get(shownAtom);
		// Other tabs may have prolonged it, and only the server can say that it is over.
		const mustAsk = asked !== undefined || isFirstWarning || secondsLeft(before) <= 0;
		const end = asked === 'out' ? 'out' : 'idle';
		const isKnown = !mustAsk || (await set(askAtom, 'ownerClock', end));
		if (turn !== turns) return;
		const session = get(sessionAtom);
		if (secondsToWarning(session) > 0) {
			set(shownAtom, undefined);
			wait(secondsToWarning(session));
		} else if (secondsLeft(session) <= 0 && !isKnown) page.leave(end);
		else {
			const left = Math.max(0, Math.ceil(secondsLeft(session)));
			set(shownAtom, { secondsLeft: left, canStay: session.clock.canStay });
			wait(1);
		}
	});

	const warningAtom: WritableAtom<Warning | undefined, [message?: TabMessage], void> = atom(
		(get) => get(shownAtom),
		(_get, set, message) => {
			if (typeof message === 'object') set(sessionAtom, sessionOf(message));
			void set(turnAtom, typeof message === 'string' ? message : undefined);
		},
	);
	warningAtom.onMount = (follow) => {
		const whenSeen = () => document.visibilityState === 'visible' && follow();
		document.addEventListener('visibilitychange', whenSeen);
		tabs = joinTabs(follow);
		// The page itself was a request, which prolonged the session for all tabs.
		tabs.post(clock);
		follow();
		return () => {
			turns++;
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', whenSeen);
			tabs?.close();
			tabs = undefined;
		};
	};

	const stayAtom = atom(null, async (get, set) => {
		if (await set(askAtom, 'ownerStay')) tabs?.post(get(sessionAtom).clock);
		await set(turnAtom);
	});
	return { warningAtom, stayAtom };
}
