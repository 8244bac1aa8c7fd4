export interface FieldError {
	/** Name of the field, dotted when nested */
	path: string;
	/** One of FIELD_ERROR_CODES */
	code: string;
}

const NAME = 'ApiError';

/**
 * A call that gave no good answer. `status` is 0 when there was no answer at all. One is recognised by its name: the shell,
 * whose client calls the api in the browser, and each remote have a copy of this class of their own.
 */
export class ApiError extends Error {
	override readonly name = NAME;
	/** `unreachable`, `timeout`, `aborted`, `bad-answer`, or the code that the api answered */
	readonly code: string;
	readonly status: number;
	readonly fields: readonly FieldError[];
	/** Seconds after which the api says that a further try makes sense */
	readonly retryAfter: number | undefined;

	constructor(
		code: string,
		message: string,
		{
			status = 0,
			fields = [],
			retryAfter,
			cause,
		}: {
			status?: number;
			fields?: readonly FieldError[];
			retryAfter?: number | undefined;
			cause?: unknown;
		} = {},
	) {
		super(message, { cause });
		this.code = code;
		this.status = status;
		this.fields = fields;
		this.retryAfter = retryAfter;
	}

	static override [Symbol.hasInstance](value: unknown): value is ApiError {
		return value instanceof Error && value.name === NAME && 'status' in value;
	}

	get isNotFound(): boolean {
		return this.status === 404;
	}

	/** The api could not read what the address names, such as a token of three letters: there is nothing behind it either. */
	get isUnreadable(): boolean {
		return this.status === 400 || this.status === 414;
	}

	/** True when a later try may succeed: no answer, or the api is overloaded or down. */
	get isTransient(): boolean {
		return this.status === 0 ? this.code !== 'aborted' : this.status >= 500 || this.status === 429;
	}
}
