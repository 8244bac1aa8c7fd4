import { type ApiClient, ApiError, type SessionClock } from '@estate/shared-contract';
import { joinTabs, type TabChannel } from './tab-channel.ts';

/** Seconds before the end at which an owner is warned (WCAG 2.2.1 asks for 20 at least). */
const WARN_BEFORE = 120;

/** Seconds before the end from which on the owner is warned: less where the whole is short. */
export const warningSeconds = ({ idleSeconds }: Pick<SessionClock, 'idleSeconds'>): number =>
	Math.min(WARN_BEFORE, Math.floor(idleSeconds / 2));

/** What the warning shows; undefined while there is none. */
export interface Warning {
	/** Until the end, counted down */
	secondsLeft: number;
	/** A press prolongs the session; it does not at the end of its longest duration */
	canStay: boolean;
}

/** What the watch needs of the world around it. */
export interface WatchedPage {
	api: ApiClient;
	/** The session is over: away from here, and back after a log-in */
	leave(): void;
}

/**
 * Follows how long the session still lasts, in step with the owner's other tabs. Before it warns it asks the server,
 * because other tabs may have prolonged it. Time is the wall clock's: a device that slept has no running timers.
 */
export class SessionWatch {
	readonly #page: WatchedPage;
	readonly #listeners = new Set<() => void>();
	#clock: SessionClock;
	/** When it ends, in milliseconds of the wall clock */
	#endsAt = 0;
	#warning: Warning | undefined;
	#tabs: TabChannel | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Number of the latest turn: an earlier one that still waits for the server does nothing more */
	#turns = 0;

	constructor(clock: SessionClock, page: WatchedPage) {
		this.#page = page;
		this.#clock = clock;
		this.#take(clock);
	}

	get warning(): Warning | undefined {
		return this.#warning;
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Begins to watch; returns an unsubscribe function. */
	start(): () => void {
		const whenSeen = () => document.visibilityState === 'visible' && void this.#turn();
		document.addEventListener('visibilitychange', whenSeen);
		const tabs = joinTabs((message) => {
			if (message !== 'look') this.#take(message);
			void this.#turn({ isAsked: message === 'look' });
		});
		// The page itself was a request, which prolonged the session for all tabs.
		this.#tabs = tabs;
		tabs.tell(this.#clock);
		void this.#turn();
		return () => {
			this.#turns++;
			clearTimeout(this.#timer);
			document.removeEventListener('visibilitychange', whenSeen);
			this.#tabs = undefined;
			tabs.close();
		};
	}

	/** The owner stays: a request that prolongs the session. */
	async stay(): Promise<void> {
		if (await this.#ask('ownerStay')) this.#tabs?.tell(this.#clock);
		await this.#turn();
	}

	#take(clock: SessionClock): void {
		this.#clock = clock;
		this.#endsAt = Date.now() + clock.secondsLeft * 1000;
	}

	/** Asks the server; false when it does not answer. A session that is over ends the page. */
	async #ask(name: 'ownerClock' | 'ownerStay'): Promise<boolean> {
		try {
			this.#take(await this.#page.api.call(name));
			return true;
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			if (error.status !== 401) return false;
			this.#page.leave();
			return true;
		}
	}

	#show(warning: Warning | undefined): void {
		this.#warning = warning;
		for (const listener of this.#listeners) listener();
	}

	/** Does what is due now, and comes back when something is. */
	async #turn({ isAsked = false } = {}): Promise<void> {
		const turn = ++this.#turns;
		clearTimeout(this.#timer);
		const wait = (seconds: number) => {
			this.#timer = setTimeout(() => void this.#turn(), Math.max(50, seconds * 1000));
		};
		const left = () => (this.#endsAt - Date.now()) / 1000;
		const calm = () => left() - warningSeconds(this.#clock);
		let isKnown = true;
		// Other tabs may have prolonged it, and only the server can say that it is over.
		if (isAsked || (calm() <= 0 && !this.#warning) || left() <= 0) {
			isKnown = await this.#ask('ownerClock');
			if (turn !== this.#turns) return;
		}
		if (calm() > 0) {
			if (this.#warning) this.#show(undefined);
			wait(calm());
			return;
		}
		if (left() <= 0 && !isKnown) {
			this.#page.leave();
			return;
		}
		this.#show({ secondsLeft: Math.max(0, Math.ceil(left())), canStay: this.#clock.canStay });
		wait(1);
	}
}
