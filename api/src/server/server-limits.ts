/**
 * What one client may take of the api's server, in milliseconds. Everything has an end: a request that does not arrive, an
 * answer that is not read, a handler that waits for something that hangs.
 */
export const SERVER_LIMITS = {
	/** For the headers of a request */
	headersMs: 10_000,
	/** For a whole request; the site reads bodies before it passes them on */
	requestMs: 30_000,
	/** How often the two above are looked at */
	lookEveryMs: 1_000,
	/** For a connection on which nothing moves */
	idleMs: 60_000,
	/** For an answer to be made; pictures are made when they are first asked for */
	handlerMs: 30_000,
	/** For `/healthz` to find out how database and disk are */
	healthMs: 800,
} as const;
