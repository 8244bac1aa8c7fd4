/** An answer of S3 that is no success, as its XML says it. */
export class S3Refusal extends Error {
	readonly status: number;
	readonly code: string;

	constructor(status: number, code: string, message: string) {
		super(message);
		this.status = status;
		this.code = code;
	}
}
