export type PictureErrorCode = 'outside-feed' | 'not-found' | 'too-large' | 'not-a-picture' | 'unreachable';

/** A picture of a feed that cannot be taken in. The message names the source and how to mend it. */
export class PictureError extends Error {
	override readonly name = 'PictureError';
	readonly code: PictureErrorCode;

	constructor(code: PictureErrorCode, message: string, cause?: unknown) {
		super(message, { cause });
		this.code = code;
	}
}
