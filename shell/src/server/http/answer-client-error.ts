import type { Socket } from 'node:net';

const ANSWERS: Record<string, [status: string, text: string]> = {
	ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
	HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
};
const UNREADABLE: (typeof ANSWERS)[string] = ['400 Bad Request', 'The request cannot be read.'];

/** Answers bytes that are no HTTP, or no whole request in time: nobody knows yet which page was meant. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const [status, text] = ANSWERS[error.code ?? ''] ?? UNREADABLE;
	const headers = [
		`HTTP/1.1 ${status}`,
		'content-type: text/plain; charset=utf-8',
		'cache-control: no-store',
		'x-content-type-options: nosniff',
		`content-security-policy: default-src 'none'`,
		`content-length: ${Buffer.byteLength(text)}`,
		'connection: close',
	];
	socket.end(`${headers.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
