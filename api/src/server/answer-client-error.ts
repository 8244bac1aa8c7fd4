import type { Socket } from 'node:net';
import { errorBody } from './http-error.ts';

const ANSWERS: Record<string, [status: string, code: string, message: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long to arrive.'],
	HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-long', 'The headers are too long.'],
};
const UNREADABLE: (typeof ANSWERS)[string] = [
	'400 Bad Request',
	'bad-request',
	'The request cannot be read.',
];

/** Answers bytes that are no HTTP, or no whole request in time, in the shape of all errors. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const [status, code, message] = ANSWERS[error.code ?? ''] ?? UNREADABLE;
	const body = JSON.stringify(errorBody(code, message));
	const headers = [
		`HTTP/1.1 ${status}`,
		'content-type: application/json; charset=utf-8',
		'cache-control: no-store',
		'x-content-type-options: nosniff',
		`content-security-policy: default-src 'none'`,
		`content-length: ${Buffer.byteLength(body)}`,
		'connection: close',
	];
	socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
