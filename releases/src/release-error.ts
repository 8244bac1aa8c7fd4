const RELEASE_FAILURES = [
	'bad-location',
	'wrong-use',
	'bad-store',
	'lost-store',
	'foreign-contract',
	'unknown-version',
	'already-published',
	'locked',
	'not-locked',
	'already-active',
	'never-promoted',
	'retired',
	'no-previous',
	'never-active',
	'withdrawn',
	'needs-why',
	'not-confirmed',
	'no-canary',
	'no-secret',
	'no-shell',
	'unfit-shell',
	'canary-runs',
	'checks-failed',
	'type-errors',
	'cancelled',
	'check-endless',
	'busy',
	'refused',
	'no-access',
	'forbidden',
	'access-list',
	'two-person-rule',
	'unknown-proposal',
	'proposed-already',
	'too-many-proposals',
	'proposal-over',
	'proposal-outdated',
	'outdated',
	'no-person',
	'same-person',
	'broken-chain',
	'bad-scan',
] as const;

export type ReleaseFailure = (typeof RELEASE_FAILURES)[number];

/** A release command that is refused. The message says why and names the next step. */
export class ReleaseError extends Error {
	override readonly name: string = 'ReleaseError';
	readonly code: ReleaseFailure;

	constructor(code: ReleaseFailure, message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}
