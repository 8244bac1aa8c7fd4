import { UPLOAD_LIMIT_BYTES } from '@estate/shared-contract';

const MEGABYTE = 1024 * 1024;

/** Bytes of a form without files, and of a call of the api without one */
export const FORM_LIMIT_BYTES = 64 * 1024;

/** Bytes of one post with files: the largest file of a form, a second one, and what else was typed */
const FILE_POST_LIMIT_BYTES = 3 * UPLOAD_LIMIT_BYTES;

/** What one kind of body may take */
export interface BodyLimits {
	bytes: number;
	/** From its first byte to its last */
	wholeMs: number;
}

export const SMALL_BODY: BodyLimits = { bytes: 4 * FORM_LIMIT_BYTES, wholeMs: 20_000 };
/** 8 MB from a slow telephone */
export const LARGE_BODY: BodyLimits = { bytes: FILE_POST_LIMIT_BYTES, wholeMs: 240_000 };

/** What all bodies that are still arriving may take together. */
export const INTAKE_LIMITS = {
	/** Without a byte */
	idleMs: 10_000,
	lookEveryMs: 500,
	bodies: 400,
	bodiesOfClient: 24,
	bytes: 128 * MEGABYTE,
	bytesOfClient: 48 * MEGABYTE,
} as const;

/** Requests that are answered at the same time. */
export const REQUEST_LIMITS = { all: 2_000, ofClient: 256 } as const;

/** Connections and times of the server itself. */
export const CONNECTION_LIMITS = {
	all: 10_000,
	/** Of one network that is no proxy of ours */
	ofClient: 256,
	headersMs: 10_000,
	/** For a whole request; bodies have limits of their own, which are shorter */
	requestMs: 300_000,
	lookEveryMs: 1_000,
	/** On which nothing moves, in either direction */
	idleMs: 60_000,
} as const;
