import type { ErrorBody, FieldError } from '@estate/shared-contract';

/** An answer that is an error, thrown by a handler. `message` is for developers; people read the text of the code. */
export class HttpError extends Error {
	override readonly name = 'HttpError';
	readonly statusCode: number;
	readonly code: string;
	readonly fields: readonly FieldError[] | undefined;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		statusCode: number,
		code: string,
		message: string,
		{ fields, headers = {} }: { fields?: readonly FieldError[]; headers?: Record<string, string> } = {},
	) {
		super(message);
		this.statusCode = statusCode;
		this.code = code;
		this.fields = fields;
		this.headers = headers;
	}

	get body(): ErrorBody {
		return errorBody(this.code, this.message, this.fields);
	}
}

export function errorBody(code: string, message: string, fields?: readonly FieldError[]): ErrorBody {
	return { error: { code, message, ...(fields ? { fields: [...fields] } : {}) } };
}

export const notFound = (what: string) => new HttpError(404, 'not-found', `There is no ${what} here.`);
