/** Why a slot could not be rendered on the server. */
const FAILURE_KINDS = [
	'api',
	'thrown',
	'timeout',
	'blocked',
	'memory',
	'lost',
	'import',
	'overloaded',
	'elsewhere',
	'damaged',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Plain data: travels from the worker to the main thread. */
export interface FailureFacts {
	/**
	 * `api` the data could not be read; `thrown` the slot's own code threw; `timeout` no answer in time;
	 * `blocked` it never gave the thread back, or ended it; `memory` it ended the thread by using up its memory; `lost` others
	 * had the thread while its time ran out; `import` its bundle cannot be loaded; `overloaded` never tried; `elsewhere` its code is a development server's; `damaged` the
	 * version's files are not whole in the store, and no other stands in
	 */
	kind: FailureKind;
	message: string;
	/** HTTP status that the api answered; 0 without an answer */
	status?: number;
	/** A later try may succeed */
	isTransient?: boolean;
}

/** A slot that could not be rendered on the server. */
export class SlotFailure extends Error {
	override readonly name = 'SlotFailure';
	readonly kind: FailureKind;
	readonly status: number;
	readonly isTransient: boolean;

	constructor({ kind, message, status = 0, isTransient = false }: FailureFacts) {
		super(message);
		this.kind = kind;
		this.status = status;
		this.isTransient = isTransient;
	}
}

interface ApiErrorLike {
	name: 'ApiError';
	message: string;
	code: string;
	status: number;
	isTransient: boolean;
}

// Each bundle carries its own ApiError class, so the name decides.
const isApiError = (error: unknown): error is ApiErrorLike =>
	error instanceof Error && error.name === 'ApiError' && 'isTransient' in error;

const isTimeout = (error: unknown) =>
	typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/** Facts of anything that a bundle threw. */
export function failureFacts(error: unknown): FailureFacts {
	if (isApiError(error))
		return { kind: 'api', message: error.message, status: error.status, isTransient: error.isTransient };
	if (error instanceof SlotFailure) {
		const { kind, message, status, isTransient } = error;
		return { kind, message, status, isTransient };
	}
	if (error instanceof Error && [error, error.cause].some(isTimeout))
		return { kind: 'timeout', message: error.message };
	return { kind: 'thrown', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
