import type { Caller, Identity, StoreRecords } from '@estate/releases';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../bad-request.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import type { LogInThrottle } from '../log-in-throttle.ts';
import { type Session, sessionOf } from '../session.ts';
import type { LogInAudit } from './log-in-audit.ts';
import { bearerIdentity, bearerOf, sessionIdentity } from './session-identity.ts';

interface CallerSettings {
	token: string;
	records: StoreRecords;
	ended: EndedSessions;
	throttle: LogInThrottle;
	logIns: LogInAudit;
}

interface Known {
	identity: Identity;
	/** Undefined for a program with a token of its own */
	session: Session | undefined;
}

const noSession = () =>
	new BadRequest(401, 'no-session', 'Log in first: there is no session here, or it is over.');

/** Who sends a request: a person with a session, or a program with a token. */
export class RequestCallers {
	readonly #settings: CallerSettings;
	readonly #known = new WeakMap<FastifyRequest, Known>();

	constructor(settings: CallerSettings) {
		this.#settings = settings;
	}

	/** Finds out who it is, before anything is done. Throws BadRequest 401, 429. */
	async admit(request: FastifyRequest): Promise<void> {
		const bearer = bearerOf(request.headers.authorization);
		this.#known.set(
			request,
			bearer !== undefined ? await this.#program(request, bearer) : await this.#person(request),
		);
	}

	caller(request: FastifyRequest): Caller {
		return { identity: this.#of(request).identity, via: 'console' };
	}

	/** Throws BadRequest 401 for a program: it has none. */
	session(request: FastifyRequest): Session {
		const { session } = this.#of(request);
		if (session) return session;
		throw noSession();
	}

	/** Who has a session, if it holds. */
	async whoHolds(session: Session | undefined): Promise<Identity | undefined> {
		const { ended, records } = this.#settings;
		if (!session || (await ended.has(session))) return undefined;
		return sessionIdentity(records, session);
	}

	async #person(request: FastifyRequest): Promise<Known> {
		const session = sessionOf(request.headers.cookie, this.#settings.token);
		const identity = await this.whoHolds(session);
		if (identity) return { identity, session };
		throw noSession();
	}

	async #program({ ip }: FastifyRequest, bearer: string): Promise<Known> {
		const { throttle, records, logIns } = this.#settings;
		// Guessing 256 bits is hopeless at any speed: the limit is against noise, and others of the network go on with tokens that are right.
		const identity = await bearerIdentity(records, bearer);
		if (identity) return { identity, session: undefined };
		throttle.require(networkOf(ip));
		throttle.failed(networkOf(ip));
		await logIns.refused();
		throw new BadRequest(
			401,
			'wrong-token',
			'This token is wrong, revoked or expired. Those who may change the access list give another.',
		);
	}

	#of(request: FastifyRequest): Known {
		const known = this.#known.get(request);
		if (known) return known;
		throw noSession();
	}
}
