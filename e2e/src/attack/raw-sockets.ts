import { connect, type Socket } from 'node:net';

/** Connections that say what no browser would, and never finish. */
export class RawSockets {
	readonly #port: number;
	readonly #open: Socket[] = [];
	readonly #answers: string[] = [];

	constructor(url: string) {
		this.#port = Number(new URL(url).port);
	}

	/** Opens a connection and writes to it, as far as it is taken. */
	send(bytes: string | Buffer): void {
		const place = this.#open.length;
		this.#answers.push('');
		const socket = connect(this.#port, '127.0.0.1', () => socket.write(bytes));
		socket.setEncoding('utf8').on('data', (piece: string) => {
			this.#answers[place] += piece;
		});
		socket.on('error', () => {});
		this.#open.push(socket);
	}

	/** Statuses of what was answered so far */
	get statuses(): number[] {
		return this.#answers.filter((text) => text !== '').map((text) => Number(text.slice(9, 12)));
	}

	end(): void {
		for (const socket of this.#open) socket.destroy();
	}
}

/** The beginning of a post whose body never ends. */
export function unfinishedPost(
	path: string,
	{ client, type, length, body }: { client: string; type: string; length: number; body: string },
): string {
	const head = [
		`POST ${path} HTTP/1.1`,
		'Host: localhost',
		`Content-Type: ${type}`,
		`Content-Length: ${length}`,
		`X-Forwarded-For: ${client}`,
	];
	return `${head.join('\r\n')}\r\n\r\n${body}`;
}
